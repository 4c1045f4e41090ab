// The data of a page, and what a reader has done to it.

const data = JSON.parse(document.getElementById("data").textContent);
const paint = makePainter(data);
const $ = (id) => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const seconds = (time) => `${time.toFixed(3)} s`;
const end = Math.max(data.duration, data.frames.at(-1)?.[0] ?? 0);
const share = (time) => (end > 0 ? Math.min(1, Math.max(0, time / end)) : 0);
const percent = (time) => `${(share(time) * 100).toFixed(3)}%`;

// MARK: Frames

/** Every frame as a list of its own; items that did not change are shared. */
const frames = [];
for (const [time, marks, background, isDelta, changes] of data.frames) {
  let items;
  if (isDelta) {
    items = frames.at(-1).items.slice();
    for (let i = 0; i < changes.length; i += 2) items[changes[i]] = data.items[changes[i + 1]];
  } else {
    items = changes.map((place) => data.items[place]);
  }
  frames.push({
    time, items, marks: data.marks[marks],
    background: background < 0 ? null : data.paints[background],
  });
}

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
  time: 0, isPlaying: false, speed: 1, loops: true, onion: false,
  /** Frozen attributes: "track/attribute" → time. */
  frozen: new Map(),
};
const canvas = $("canvas");
const context = canvas.getContext("2d");
let scale = 1, shownFrame = -1, isStale = true;

// MARK: Freezing

/** A frame with the frozen attributes as they were when they were frozen. */
function withFrozen(frame) {
  if (state.frozen.size === 0) return frame;
  const items = frame.items.slice(), shifts = new Map();
  for (const [track, from, to, groups] of frame.marks) {
    const attributes = data.tracks[track].attributes;
    const frozenTime = (index) => state.frozen.get(`${track}/${index}`);
    const delta = (name, time) => {
      const attribute = attributes.find((other) => other.name === name);
      return attribute ? valueAt(attribute, frame.time) - valueAt(attribute, time) : 0;
    };
    const shift = { end: to, x: 0, y: 0 };
    attributes.forEach((attribute, index) => {
      const time = frozenTime(index);
      if (time === undefined) return;
      if (attribute.name === "x") shift.x = -delta("x", time);
      if (attribute.name === "y") shift.y = -delta("y", time);
    });
    if (shift.x || shift.y) shifts.set(from, shift);
    for (const [index, names, holdsPlace] of groups) {
      const time = names.map(frozenTime).find((other) => other !== undefined);
      if (time === undefined) continue;
      const old = groupThen(track, names, time);
      if (!old || !items[index]) continue;
      items[index] =
        old[1] === "transform" ? carried(old, delta("x", time), delta("y", time), holdsPlace)
        : old;
    }
  }
  return { time: frame.time, items, shifts, background: frame.background };
}

/** The group of an attribute as it was at a time. */
function groupThen(track, names, time) {
  const frame = frames[frameAt(time)];
  for (const [other, , , groups] of frame.marks) {
    if (other !== track) continue;
    for (const [index, attributes] of groups) {
      if (attributes.some((name) => names.includes(name))) return frame.items[index];
    }
  }
  return null;
}

/** A transform of another time, at the place where the item is now. */
function carried([kind, effect, a, b, c, d, x, y], dx, dy, holdsPlace) {
  return holdsPlace
    ? [kind, effect, a, b, c, d, x + dx, y + dy]
    : [kind, effect, a, b, c, d, x + dx - a * dx - c * dy, y + dy - b * dx - d * dy];
}

const canFreeze = (track, index) =>
  ["x", "y"].includes(data.tracks[track].attributes[index].name)
  || data.marks.some((marks) =>
    marks.some(([other, , , groups]) =>
      other === track && groups.some(([, names]) => names.includes(index))));
