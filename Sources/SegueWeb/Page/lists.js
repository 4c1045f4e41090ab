// Reads the display lists that a page holds.

/** Every frame of a page's data as a list of its own; items that did not change are shared. */
function readFrames(data) {
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
      time, items, marks: data.marks[marks], tables: data,
      background: background < 0 ? null : data.paints[background],
    });
  }
  return frames;
}
