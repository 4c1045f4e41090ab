// The data of a page, and what a reader has done to it.

const data = JSON.parse(document.getElementById("data").textContent);
/** What `timeline.json` tells. */
const { timeline } = data;
const { tracks, explanations } = timeline;
const paint = makePainter();
const $ = (id) => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const seconds = (time) => `${time.toFixed(3)} s`;
/** Where there is a picture from before the first tap, time begins a little before it. */
const hasBefore = data.frames.length > 1 && data.frames[0][0] === data.frames[1][0];
const length = Math.max(timeline.duration, data.frames.at(-1)?.[0] ?? 0);
/** What changes in no time is seen before, and for as long after. */
const end = hasBefore && length === 0 ? 0.3 : length;
const start = hasBefore ? -Math.min(0.3, Math.max(0.1, 0.12 * length || 0.3)) : 0;
const share = (time) =>
  (end > start ? Math.min(1, Math.max(0, (time - start) / (end - start))) : 0);
const percent = (time) => `${(share(time) * 100).toFixed(3)}%`;

/** Whatever the first tap has not brought was there before. */
for (const { phases } of hasBefore ? tracks : []) {
  const first = phases[0];
  if (first?.from !== data.frames[0][0] || first.kind === "inserting") continue;
  if (first.kind === "present") first.from = start;
  else phases.unshift({ kind: "present", from: start, to: first.from });
}

// MARK: Events

/** Taps, changes of state and completions; what happened at once is told in one. */
function tellEvents() {
  const told = timeline.actions.map(({ time, tap }) => ({ kind: "tap", time, text: tap }));
  for (const { kind, time, type, property, value, site } of timeline.events) {
    const text = kind === "completion" ? `completion${site ? ` of ${site}` : ""}`
      : value === undefined ? `${property} (${type})` : `${property} = ${value}`;
    const last = told.at(-1);
    if (last?.kind === kind && last.time === time) last.text += `, ${text}`;
    else told.push({ kind, time, text });
  }
  return told;
}

// MARK: Frames

const frames = readFrames(data);

/** The frame that is shown at a time: the last one that has come. */
function frameAt(time) {
  let [low, high] = [0, frames.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (frames[middle].time <= time + 1e-6) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The value of an attribute at a time: straight between samples, held outside of them. */
function valueAt({ times, values }, time) {
  if (time <= times[0]) return values[0];
  if (time >= times.at(-1)) return values.at(-1);
  let [low, high] = [0, times.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle;
    else high = middle;
  }
  const part = (time - times[low]) / (times[high] - times[low]);
  return values[low] + (values[high] - values[low]) * part;
}

// MARK: State

const state = {
  time: start, isPlaying: false, speed: 1, loops: true, onion: false,
  /** What is frozen: one of `freezes` → the time it is kept from. */
  frozen: new Map(),
};
const canvas = $("canvas");
const context = canvas.getContext("2d");
let scale = 1, shownFrame = -1, isStale = true;
