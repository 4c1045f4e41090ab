// What changes colours changes the pixels of a picture.

/** Changes pixels in place; an effect is its name with its numbers. */
function recolor(bytes, [kind, ...p]) {
  const [cos, sin] = [Math.cos(p[0]), Math.sin(p[0])];
  const hue = [
    0.213 + cos * 0.787 - sin * 0.213, 0.715 - cos * 0.715 - sin * 0.715,
    0.072 - cos * 0.072 + sin * 0.928, 0.213 - cos * 0.213 + sin * 0.143,
    0.715 + cos * 0.285 + sin * 0.14, 0.072 - cos * 0.072 - sin * 0.283,
    0.213 - cos * 0.213 - sin * 0.787, 0.715 - cos * 0.715 + sin * 0.715,
    0.072 + cos * 0.928 + sin * 0.072,
  ];
  for (let i = 0; i < bytes.length; i += 4) {
    if (bytes[i + 3] === 0) continue;
    const [r, g, b] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    if (kind === "hue") {
      bytes[i] = hue[0] * r + hue[1] * g + hue[2] * b;
      bytes[i + 1] = hue[3] * r + hue[4] * g + hue[5] * b;
      bytes[i + 2] = hue[6] * r + hue[7] * g + hue[8] * b;
    } else if (kind === "luminance") {
      bytes[i + 3] *= (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
      bytes[i] = bytes[i + 1] = bytes[i + 2] = 0;
    } else {
      const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
      [r, g, b].forEach((value, channel) => {
        bytes[i + channel] =
          kind === "brightness" ? value + 255 * p[0]
          : kind === "contrast" ? (value - 127.5) * p[0] + 127.5
          : kind === "saturation" ? grey + (value - grey) * p[0]
          : kind === "invert" ? 255 - value
          : value * p[channel];
      });
      if (kind === "multiply") bytes[i + 3] *= p[3];
    }
  }
}
