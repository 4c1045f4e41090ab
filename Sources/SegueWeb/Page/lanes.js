// What stands around the stage: the title, the explanations, a lane for everything that varies.

// MARK: Header

function buildHeader() {
  const { file, view, preview, stage } = timeline;
  $("title").textContent = view || file;
  const size = `${stage.width} × ${stage.height} pt`;
  const facts = [file, preview, size, `${stage.framesPerSecond} fps`, seconds(timeline.duration)];
  for (const text of facts) {
    $("facts").append(make("span", "", text));
  }
  const animated = explanations.filter(isAnimated).length;
  const faults = explanations.filter(isFault).length;
  const quiet = explanations.length - animated - faults;
  const summary = $("summary");
  if (explanations.length === 0) summary.append(make("span", "badge", "nothing changed"));
  if (animated) summary.append(make("span", "badge good", `${animated} animated`));
  if (faults) summary.append(make("span", "badge bad", `${faults} not animated`));
  if (quiet) summary.append(make("span", "badge", `${quiet} at rest`));
  $("of").textContent = ` / ${seconds(end)}`;
  $("scrub").min = String(start);
  $("scrub").max = String(end);
  for (const [text, speed] of [["¼×", 0.25], ["½×", 0.5], ["1×", 1], ["2×", 2]]) {
    const button = make("button", "toggle", text);
    button.type = "button";
    button.dataset.speed = String(speed);
    button.setAttribute("aria-label", `Speed ${speed}`);
    button.onclick = () => setSpeed(speed);
    $("speeds").append(button);
  }
  if (timeline.notes.length) {
    $("notes").hidden = false;
    for (const note of timeline.notes) $("notes").append(make("p", "", note));
  }
}

// MARK: Verdicts

const isAnimated = (verdict) => verdict.outcome.startsWith("animated");

/** Whether something should be written otherwise; what is there at first is meant to rest. */
function isFault(verdict) {
  return !isAnimated(verdict) && Boolean(verdict.remedy);
}

function buildVerdicts() {
  if (explanations.length === 0) {
    $("verdicts").append(make("li", "empty", "No view came, went or changed a value."));
  }
  for (const verdict of explanations) {
    const kindOf = isAnimated(verdict) ? "" : isFault(verdict) ? " not" : " resting";
    const item = make("li", `verdict${kindOf}`);
    const button = make("button");
    button.type = "button";
    button.append(make("span", "when", seconds(verdict.time)));
    const words = make("span", "words");
    const [kind, ...rest] = verdict.headline.split(/\s{2,}/);
    const headline = make("span", "headline");
    headline.append(make("b", "", `${kind} `), rest.join("  ·  "));
    words.append(headline, make("span", "outcome", verdict.outcome));
    if (verdict.detail) words.append(make("span", "detail", verdict.detail));
    if (verdict.remedy) {
      const remedy = make("span", "remedy");
      remedy.append(make("i", "", "write "), make("code", "", verdict.remedy));
      words.append(remedy);
    }
    button.append(words);
    button.onclick = () => {
      setPlaying(false);
      seek(verdict.time);
    };
    item.append(button);
    verdictRows.push({ verdict, item, button });
    $("verdicts").append(item);
  }
}

// MARK: Timeline

function lane(label, className) {
  const row = make("div", `row ${className}`);
  const head = make("div", "label");
  if (label instanceof Node) head.append(label);
  else head.textContent = label;
  const track = make("div", "lane");
  row.append(head, track);
  $("lanes").append(row);
  return { head, track };
}

/** A click or a drag in a lane moves the playhead. */
function scrubs(track) {
  const move = (event) => {
    const box = track.getBoundingClientRect();
    seek(start + ((event.clientX - box.left) / box.width) * (end - start));
  };
  track.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || event.target.closest("button")) return;
    setPlaying(false);
    track.setPointerCapture(event.pointerId);
    move(event);
  });
  track.addEventListener("pointermove", (event) => {
    if (track.hasPointerCapture(event.pointerId)) move(event);
  });
}

function buildRuler() {
  const { track } = lane(freezes.length ? "freeze" : "", "ruler");
  const wanted = (end - start) / 6;
  const unit = [0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10, 30, 60].find((u) => u >= wanted) ?? 120;
  for (let time = 0; time <= end + 1e-9; time += unit) {
    const tickMark = make("span", "tick", `${Number(time.toFixed(2))}`);
    tickMark.style.left = percent(time);
    if (share(time) > 0.95) tickMark.classList.add("last");
    track.append(tickMark);
  }
  scrubs(track);
}

/** A lane of what was done, and one of what that set off. */
function buildEvents() {
  const events = tellEvents();
  buildMarks("taps", events.filter((event) => event.kind === "tap"));
  buildMarks("state", events.filter((event) => event.kind !== "tap"));
}

function buildMarks(name, events) {
  if (events.length === 0) return;
  const { track } = lane(name, "events");
  events.forEach((event, index) => {
    const mark = make("button", `event ${event.kind}`);
    mark.type = "button";
    mark.style.left = percent(event.time);
    const said = `${seconds(event.time)}  ${event.kind === "tap" ? "tap " : ""}${event.text}`;
    mark.title = said;
    mark.setAttribute("aria-label", said);
    mark.append(make("span", "sign"));
    const next = events[index + 1]?.time ?? end;
    const text = make("span", "text", event.text);
    text.style.maxWidth =
      `max(0px, ${(share(next) - share(event.time)).toFixed(4)} * var(--lane) - 16px)`;
    mark.append(text);
    mark.onclick = () => {
      setPlaying(false);
      seek(event.time);
    };
    track.append(mark);
  });
  scrubs(track);
}

const phaseNames = {
  inserting: "willAppear → identity", present: "identity", removing: "didDisappear",
};

function buildTrack(track, trackIndex) {
  const name = make("span", "item-name", track.name);
  const label = document.createDocumentFragment();
  label.append(name);
  if (track.words) label.append(make("span", "item-words", track.words));
  const { head, track: bar } = lane(label, "item");
  head.title = track.words ? `${track.name}: ${track.words}` : track.name;
  for (const { kind, from, to } of track.phases) {
    const phase = make("span", `phase ${kind}`);
    phase.append(make("span", "", phaseNames[kind]));
    phase.style.left = percent(from);
    phase.style.width = `${((share(to) - share(from)) * 100).toFixed(3)}%`;
    phase.title = `${phaseNames[kind]}, ${seconds(from)} to ${seconds(to)}`;
    bar.append(phase);
  }
  scrubs(bar);
  track.attributes.forEach((attribute, index) => buildCurve(attribute, trackIndex, index, track));
}

function buildCurve(attribute, trackIndex, index, item) {
  const label = document.createDocumentFragment();
  const name = make("span", "attribute", attribute.name);
  const value = make("output", "value");
  value.setAttribute("aria-label", `${attribute.name} of ${item.name}`);
  label.append(name);
  const freeze = freezeOf(trackIndex, index);
  const input = freeze && make("input");
  if (freeze) {
    const box = make("label", "freeze");
    input.type = "checkbox";
    input.setAttribute("aria-label", `Freeze ${attribute.name} of ${item.name}`);
    input.onchange = () => {
      setFrozen(freeze, input.checked);
      isStale = true;
      show();
    };
    const others = freeze.attributes.filter((other) => other !== index)
      .map((other) => item.attributes[other].name);
    box.title = "keeps the value it has now while the rest plays"
      + (others.length ? `; together with ${others.join(", ")}` : "");
    box.append(input, make("span", "", "freeze"));
    label.append(box);
  }
  label.append(value);
  const { track } = lane(label, "curve");
  const low = Math.min(...attribute.values), high = Math.max(...attribute.values);
  // Percent from the top; the curve keeps away from the edges.
  const height = (v) => (high > low ? 88 - ((v - low) / (high - low)) * 76 : 50);
  const points = attribute.times.map(
    (time, i) => [share(time) * 1000, height(attribute.values[i])]);
  const line = points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(2)} ${y.toFixed(2)}`).join("");
  const [first, last] = [points[0], points.at(-1)];
  const shown = item.phases;
  const from = share(shown[0]?.from ?? start) * 1000, to = share(shown.at(-1)?.to ?? end) * 1000;
  const whole = `M${from.toFixed(2)} ${first[1].toFixed(2)}L${line.slice(1)}L${to.toFixed(2)} ${last[1].toFixed(2)}`;
  track.innerHTML =
    `<svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">`
    + `<path class="area" d="${whole}L${to.toFixed(2)} 100L${from.toFixed(2)} 100Z"/>`
    + `<path class="line" d="${whole}"/></svg>`;
  const unit = attribute.unit ? `\u2009${attribute.unit}` : "";
  track.title = `${attribute.name} from ${short(low, attribute.unit)} to ${short(high, attribute.unit)}${unit}`;
  const dot = make("span", "dot");
  track.append(dot);
  scrubs(track);
  rows.push({ row: track.parentElement, item, attribute, freeze, input, value, dot, height });
}

function buildTimeline() {
  buildRuler();
  buildEvents();
  if (tracks.length === 0) {
    $("lanes").append(make("p", "empty", "Nothing moved."));
  }
  // What comes and goes is what a change is about; what makes way for it follows.
  const hasLife = (track) => track.phases.some(({ kind }) => kind !== "present");
  const order = tracks.map((track, index) => [track, index]);
  for (const [track, index] of order.filter(([t]) => hasLife(t))) buildTrack(track, index);
  for (const [track, index] of order.filter(([t]) => !hasLife(t))) buildTrack(track, index);
  if (tracks.length) {
    for (const kind of Object.keys(phaseNames)) {
      const part = make("span", "legend-part");
      part.append(make("span", `swatch ${kind}`), phaseNames[kind]);
      $("legend").append(part);
    }
  }
  const playhead = make("div", "playhead");
  playhead.setAttribute("aria-hidden", "true");
  $("lanes").append(playhead);
  const measure = () => {
    const first = document.querySelector(".lane");
    $("lanes").style.setProperty("--lane", `${first.clientWidth}px`);
  };
  new ResizeObserver(measure).observe($("lanes"));
  measure();
}
