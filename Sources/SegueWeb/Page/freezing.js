// Freezing: an attribute keeps the value that it had at an instant while the rest plays.

/**
 * What can be frozen, `{ track, kind, leaf, attributes }`, and exactly so: each is a part of the
 * display lists that shows these attributes of a track and nothing else. Attributes that share a
 * part are frozen together.
 */
const freezes = data.freezes.map(
  ([track, kind, leaf, attributes]) => ({ track, kind, leaf, attributes }));
tracks.forEach((track, index) => {
  for (const name of ["x", "y"]) {
    const attribute = track.attributes.findIndex((other) => other.name === name);
    if (attribute >= 0) freezes.push({ track: index, kind: name, attributes: [attribute] });
  }
});
findGroups();

/** Adds the groups that show attributes: those with one in common are frozen together. */
function findGroups() {
  const found = new Map();
  for (const marks of data.marks) {
    for (const [track, , , groups] of marks) {
      for (const [, attributes, , x] of groups) {
        const { kind, parts } = found.get(track) ?? { kind: new Map(), parts: [] };
        found.set(track, { kind, parts });
        const together = new Set(attributes);
        for (const part of parts.filter((other) => attributes.some((a) => other.has(a)))) {
          for (const attribute of part) together.add(attribute);
          parts.splice(parts.indexOf(part), 1);
        }
        parts.push(together);
        if (x !== undefined) for (const attribute of together) kind.set(attribute, "transform");
      }
    }
  }
  for (const [track, { kind, parts }] of found) {
    // A transform has its anchor in a box, which then would be that of another instant.
    const changesSize = tracks[track].attributes.some(({ name }) => /^(width|height)$/.test(name));
    for (const part of parts) {
      const attributes = [...part];
      const isTransform = attributes.some((attribute) => kind.has(attribute));
      if (!(isTransform && changesSize)) freezes.push({ track, kind: "group", attributes });
    }
  }
}

const freezeOf = (track, attribute) =>
  freezes.find((freeze) => freeze.track === track && freeze.attributes.includes(attribute));

/** The frame at a time that shows a track: the next one that does, or else the last one. */
function frameWith(track, time) {
  const shows = (frame) => frame.marks.some(([other]) => other === track);
  const index = frameAt(time);
  return frames.slice(index).find(shows) ?? frames.slice(0, index).findLast(shows);
}

function setFrozen(freeze, isFrozen) {
  const frame = frameWith(freeze.track, Math.min(state.time, end));
  if (isFrozen && frame) state.frozen.set(freeze, frame.time);
  else state.frozen.delete(freeze);
}

/** A frame with everything frozen as it was. */
function withFrozen(frame) {
  if (state.frozen.size === 0) return frame;
  const items = frame.items.slice(), shifts = new Map();
  for (const [freeze, time] of state.frozen) {
    const mark = frame.marks.find(([track]) => track === freeze.track);
    const oldFrame = frameWith(freeze.track, time);
    const oldMark = oldFrame?.marks.find(([track]) => track === freeze.track);
    if (!mark || !oldMark) continue;
    if (freeze.kind === "x" || freeze.kind === "y") {
      const attribute = tracks[freeze.track].attributes[freeze.attributes[0]];
      const shift = shifts.get(mark[1]) ?? { end: mark[2], x: 0, y: 0 };
      shift[freeze.kind] += valueAt(attribute, time) - valueAt(attribute, frame.time);
      shifts.set(mark[1], shift);
    } else if (freeze.kind === "group") {
      keepGroups(items, mark, oldFrame, oldMark, freeze);
    } else {
      keepLeaf(items, mark, oldFrame, oldMark, freeze);
    }
  }
  return { ...frame, items, shifts, ends: undefined };
}

function keepGroups(items, mark, oldFrame, oldMark, { attributes }) {
  const isOf = ([, names]) => names.some((name) => attributes.includes(name));
  const old = oldMark[3].filter(isOf);
  mark[3].filter(isOf).forEach(([index, , holdsPlace, x, y], number) => {
    const [oldIndex, , , oldX, oldY] = old[number] ?? old[0] ?? [];
    const item = oldFrame.items[oldIndex];
    if (!item) return;
    items[index] =
      item[1] === "transform" ? carried(item, x - oldX, y - oldY, holdsPlace) : item;
  });
}

/** A transform of another time, at the place where the item is now. */
function carried([kind, effect, a, b, c, d, x, y], dx, dy, holdsPlace) {
  return holdsPlace
    ? [kind, effect, a, b, c, d, x + dx, y + dy]
    : [kind, effect, a, b, c, d, x + dx - a * dx - c * dy, y + dy - b * dx - d * dy];
}

function keepLeaf(items, mark, oldFrame, oldMark, { kind, leaf }) {
  const [index, count, x, y] = mark[4][leaf], [oldIndex, , oldX, oldY] = oldMark[4][leaf];
  for (let line = 0; line < count; line++) {
    const item = items[index + line].slice(), old = oldFrame.items[oldIndex + line];
    if (kind === "color") {
      const place = item[0] === "t" ? 4 : 2;
      item[place] = old[place];
    } else if (kind === "stroke") {
      item[4] = old[4];
    } else {
      const [outline, left, top, ...size] = item[1];
      const [oldOutline, oldLeft, oldTop, ...oldSize] = old[1];
      item[1] = kind === "shape" ? [oldOutline, oldLeft + x - oldX, oldTop + y - oldY, ...oldSize]
        : kind === "width" ? [outline, left, top, oldSize[0], size[1]]
        : [outline, left, top, size[0], oldSize[1]];
      // A stroke of the shape's own goes with its data.
      if (kind === "shape" && !freezes.some((other) => isStrokeOf(other, mark[0], leaf))) {
        item[4] = old[4];
      }
    }
    items[index + line] = item;
  }
}

const isStrokeOf = (freeze, track, leaf) =>
  freeze.kind === "stroke" && freeze.track === track && freeze.leaf === leaf;
