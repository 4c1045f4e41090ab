// Plays the frames of a page, and listens to keys and buttons.

// MARK: Drawing

/** Times of the ghosts, from the playhead, in seconds. */
const ghosts = [-0.2, -0.133, -0.067, 0.067, 0.133, 0.2];

function drawStage() {
  const index = frameAt(state.time);
  if (index === shownFrame && !isStale) return;
  shownFrame = index;
  isStale = false;
  paint(context, withFrozen(frames[index]), scale);
  if (!state.onion) return;
  const shown = new Set([index]);
  for (const ghost of ghosts) {
    const other = frameAt(state.time + ghost);
    if (shown.has(other) || state.time + ghost < start) continue;
    shown.add(other);
    drawGhost(withFrozen(frames[other]), Math.abs(ghost));
  }
}

const ghostCanvas = make("canvas");
function drawGhost(frame, distance) {
  ghostCanvas.width = canvas.width;
  ghostCanvas.height = canvas.height;
  paint(ghostCanvas.getContext("2d"), frame, scale, true);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 0.28 - distance * 0.7;
  context.drawImage(ghostCanvas, 0, 0);
  context.globalAlpha = 1;
}

function resize() {
  const wide = matchMedia("(min-width: 820px)").matches;
  const room = wide ? Math.max(260, innerHeight - 300) : Math.max(220, innerHeight * 0.5);
  const width = $("canvas").parentElement.clientWidth - 2;
  const fit = Math.min(width / timeline.stage.width, room / timeline.stage.height, 1.5);
  // Twice as fine as the picture by cairo at least never looks coarse.
  scale = Math.max(1, Math.min(3, fit * devicePixelRatio));
  if (document.documentElement.dataset.scale) {
    scale = Number(document.documentElement.dataset.scale);
  }
  canvas.width = Math.round(timeline.stage.width * scale);
  canvas.height = Math.round(timeline.stage.height * scale);
  canvas.style.width = `${timeline.stage.width * fit}px`;
  canvas.style.height = `${timeline.stage.height * fit}px`;
  isStale = true;
  drawStage();
}

// MARK: Showing a time

const rows = [];
const verdictRows = [];

function show() {
  drawStage();
  $("now").textContent = state.time.toFixed(3);
  $("scrub").value = String(state.time);
  $("scrub").style.setProperty("--part", percent(state.time));
  $("scrub").setAttribute("aria-valuetext", seconds(state.time));
  $("lanes").style.setProperty("--time", String(share(state.time)));
  for (const row of rows) showRow(row);
  showVerdicts();
}

const short = (value, unit) => {
  const digits = unit === "pt" || unit === "°" ? 1 : 2;
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
};

function showRow({ row, item, attribute, freeze, input, value, dot, height }) {
  const frozen = freeze && state.frozen.get(freeze);
  const shown = valueAt(attribute, frozen ?? state.time);
  const unit = attribute.unit ? `\u2009${attribute.unit}` : "";
  const isThere = frozen !== undefined || isShown(item, state.time);
  value.textContent = isThere ? `${short(shown, attribute.unit)}${unit}` : "–";
  value.dataset.exact = String(shown);
  dot.hidden = !isShown(item, state.time);
  dot.style.left = percent(state.time);
  dot.style.top = `${height(shown)}%`;
  row.classList.toggle("frozen", frozen !== undefined);
  if (input) input.checked = frozen !== undefined;
}

/** Whether an item is on the stage; for what is only moved that is always so. */
const isShown = ({ phases }, time) =>
  phases.length === 0
  || phases.some(({ from, to }) => from <= time + 1e-6 && time <= to + 1e-6);

let spokenTime = null;
function showVerdicts() {
  let latest = null;
  for (const verdict of explanations) {
    if (verdict.time <= state.time + 1e-6) latest = verdict.time;
  }
  if (latest === spokenTime) return;
  spokenTime = latest;
  let first = null;
  for (const row of verdictRows) {
    const isNow = row.verdict.time === latest;
    row.item.classList.toggle("now", isNow);
    if (isNow) row.button.setAttribute("aria-current", "true");
    else row.button.removeAttribute("aria-current");
    if (isNow) first ??= row.item;
  }
  const list = $("verdicts");
  if (first && list.scrollHeight > list.clientHeight) {
    list.scrollTop = first.offsetTop - 4;
  }
}

// MARK: Playing

let lastTick = 0;
function tick(now) {
  if (!state.isPlaying) return;
  const passed = Math.min(0.1, (now - lastTick) / 1000) * state.speed;
  lastTick = now;
  let time = state.time + passed;
  if (time >= end) {
    // The end is seen for a moment before it starts again.
    if (state.loops) time = time > end + 0.6 * state.speed ? start : time;
    else {
      seek(end);
      return setPlaying(false);
    }
  }
  state.time = time;
  const shown = Math.min(time, end);
  state.time = shown;
  show();
  state.time = time;
  requestAnimationFrame(tick);
}

function setPlaying(isPlaying) {
  if (isPlaying && state.time >= end) state.time = start;
  state.time = Math.min(state.time, end);
  state.isPlaying = isPlaying && end > start;
  document.documentElement.classList.toggle("playing", state.isPlaying);
  $("play").setAttribute("aria-label", state.isPlaying ? "Pause" : "Play");
  if (state.isPlaying) {
    lastTick = performance.now();
    requestAnimationFrame(tick);
  }
  show();
}

function seek(time) {
  state.time = Math.min(end, Math.max(start, time));
  show();
}

function step(count) {
  setPlaying(false);
  const index = Math.min(frames.length - 1, Math.max(0, frameAt(state.time) + count));
  seek(index === 0 ? start : frames[index].time);
}

function setSpeed(speed) {
  state.speed = speed;
  for (const button of $("speeds").children) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === speed));
  }
}

function toggle(name, id) {
  state[name] = !state[name];
  $(id).setAttribute("aria-pressed", String(state[name]));
  isStale = true;
  show();
}

// MARK: Theme and keys

const themes = ["auto", "light", "dark"];
function setTheme(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  $("theme").textContent = theme[0].toUpperCase() + theme.slice(1);
  $("theme").setAttribute(
    "aria-label", `Theme: ${theme === "auto" ? "as the system" : theme}`);
  $("theme").dataset.value = theme;
}
const nextTheme = () =>
  setTheme(themes[(themes.indexOf($("theme").dataset.value) + 1) % themes.length]);

function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  const onButton = event.target.closest?.("button, input[type=checkbox]");
  const key = event.key;
  if ((key === " " || key === "Enter") && onButton) return;
  const far = event.shiftKey ? 10 : 1;
  const actions = {
    " ": () => setPlaying(!state.isPlaying),
    ArrowLeft: () => step(-far), ArrowRight: () => step(far),
    Home: () => { setPlaying(false); seek(start); }, End: () => { setPlaying(false); seek(end); },
    l: () => toggle("loops", "loop"), o: () => toggle("onion", "onion"), t: nextTheme,
    1: () => setSpeed(0.25), 2: () => setSpeed(0.5), 3: () => setSpeed(1), 4: () => setSpeed(2),
    "?": () => $("help").showModal(),
  };
  const action = actions[key.length === 1 ? key.toLowerCase() : key];
  if (!action) return;
  event.preventDefault();
  action();
}

function connect() {
  $("play").onclick = () => setPlaying(!state.isPlaying);
  $("back").onclick = () => step(-1);
  $("forward").onclick = () => step(1);
  $("loop").onclick = () => toggle("loops", "loop");
  $("onion").onclick = () => toggle("onion", "onion");
  $("theme").onclick = nextTheme;
  $("help-open").onclick = () => $("help").showModal();
  $("scrub").oninput = () => {
    const time = Number($("scrub").value);
    setPlaying(false);
    seek(time);
  };
  document.addEventListener("keydown", press);
  addEventListener("resize", resize);
  addEventListener("hashchange", openAtLink);
}

/** `#t=0.25` opens the page at an instant. */
function openAtLink() {
  const link = /^#t=(-?[\d.]+)$/.exec(location.hash);
  if (!link) return false;
  setPlaying(false);
  seek(Number(link[1]));
  return true;
}

buildHeader();
buildVerdicts();
buildTimeline();
setTheme("auto");
setSpeed(1);
connect();
resize();
show();
const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
if (!openAtLink() && !isCalm) setPlaying(true);
