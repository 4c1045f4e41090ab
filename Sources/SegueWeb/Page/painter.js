// Draws display lists on a canvas: those of a play, and those of a live preview.

/** Makes a painter, `(context, list, scale, isGhost)`. */
function makePainter() {
  const pool = [];
  const reader = document.createElement("canvas");
  const made = new WeakMap();

  /** The path that a table has at an index; each is made once. */
  function pathIn(table, index) {
    let paths = made.get(table);
    if (!paths) made.set(table, paths = []);
    return paths[index] ??= new Path2D(table[index]);
  }

  // MARK: Layers

  /** Draws on a canvas of its own, with the same transform; the caller gives it back. */
  function layer(ctx, draw) {
    const { width, height } = ctx.canvas;
    const canvas = pool.pop() ?? document.createElement("canvas");
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    const inner = canvas.getContext("2d");
    inner.setTransform(1, 0, 0, 1, 0, 0);
    inner.clearRect(0, 0, width, height);
    inner.setTransform(ctx.getTransform());
    inner.save();
    draw(inner);
    inner.restore();
    return canvas;
  }

  /** Puts a layer where it belongs, after setting up how. */
  function compose(ctx, canvas, setUp) {
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    setUp?.(ctx);
    ctx.drawImage(canvas, 0, 0);
    ctx.restore();
    pool.push(canvas);
  }

  /** How many pixels a point is, on average over the axes. */
  function scaleOf(ctx) {
    const m = ctx.getTransform();
    return Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
  }

  // MARK: Paint

  function fillStyle(ctx, paint, dx, dy) {
    if (typeof paint === "string") return paint;
    const [kind, stops, ...p] = paint;
    let gradient;
    if (kind === "linear") {
      gradient = ctx.createLinearGradient(p[0] - dx, p[1] - dy, p[2] - dx, p[3] - dy);
    } else if (kind === "radial") {
      const [x, y] = [p[0] - dx, p[1] - dy];
      gradient = ctx.createRadialGradient(x, y, Math.max(0, p[2]), x, y, Math.max(0.001, p[3]));
    } else if (kind === "elliptical") {
      gradient = ctx.createRadialGradient(
        0, 0, Math.max(0, p[4]), 0, 0, Math.max(0.0001, p[5]));
    } else {
      gradient = ctx.createConicGradient(p[2], p[0] - dx, p[1] - dy);
      const turn = (p[3] - p[2]) / (2 * Math.PI);
      for (const [at, color] of stops) gradient.addColorStop(clamp(at * turn), color);
      return gradient;
    }
    for (const [at, color] of stops) gradient.addColorStop(at, color);
    return gradient;
  }

  const clamp = (value) => Math.min(1, Math.max(0, value));

  function fill(ctx, path, rule, paint, dx, dy) {
    if (Array.isArray(paint) && paint[0] === "elliptical") {
      const [, , x, y, width, height] = paint;
      ctx.save();
      ctx.clip(path, rule);
      ctx.translate(x - dx, y - dy);
      ctx.scale(width, height);
      ctx.fillStyle = fillStyle(ctx, paint, 0, 0);
      ctx.fillRect(-1e4, -1e4, 2e4, 2e4);
      ctx.restore();
      return;
    }
    ctx.fillStyle = fillStyle(ctx, paint, dx, dy);
    ctx.fill(path, rule);
  }

  // MARK: Items

  /** The path of an outline, and where it is drawn. */
  function pathOf(list, shape) {
    const [kind, x, y, width, height] = shape;
    if (kind !== "r" && kind !== "o") return { path: pathIn(list.tables.paths, kind), x, y };
    const path = new Path2D();
    if (kind === "r") path.rect(x, y, width, height);
    else path.ellipse(
      x + width / 2, y + height / 2, Math.abs(width / 2), Math.abs(height / 2), 0, 0,
      2 * Math.PI);
    return { path, x: 0, y: 0 };
  }

  /** Upright rectangles end at whole pixels; false for everything else. */
  function fillSnapped(ctx, shape, paint) {
    if (shape[0] !== "r" || typeof paint !== "string") return false;
    const m = ctx.getTransform();
    if (m.b !== 0 || m.c !== 0) return false;
    const [, x, y, width, height] = shape;
    const xs = [m.a * x + m.e, m.a * (x + width) + m.e].map(Math.round);
    const ys = [m.d * y + m.f, m.d * (y + height) + m.f].map(Math.round);
    if (xs[0] === xs[1] || ys[0] === ys[1]) return false;
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = paint;
    ctx.fillRect(
      Math.min(...xs), Math.min(...ys), Math.abs(xs[1] - xs[0]), Math.abs(ys[1] - ys[0]));
    ctx.restore();
    return true;
  }

  /** A paint by its index, or one that is not in the table. */
  const paintOf = (list, paint) => typeof paint === "number" ? list.tables.paints[paint] : paint;

  function drawShape(ctx, list, [, shape, paintIndex, evenOdd, stroke]) {
    const paint = paintOf(list, paintIndex);
    const rule = evenOdd ? "evenodd" : "nonzero";
    if (!stroke && fillSnapped(ctx, shape, paint)) return;
    const { path, x, y } = pathOf(list, shape);
    ctx.save();
    ctx.translate(x, y);
    if (stroke) {
      const [width, cap, join, miter, dash, phase] = stroke;
      if (width > 0) {
        ctx.lineWidth = width;
        ctx.lineCap = ["butt", "round", "square"][cap];
        ctx.lineJoin = ["miter", "round", "bevel"][join];
        ctx.miterLimit = Math.max(1, miter);
        ctx.setLineDash(dash);
        ctx.lineDashOffset = phase;
        ctx.strokeStyle = fillStyle(ctx, paint, x, y);
        ctx.stroke(path);
      }
    } else {
      fill(ctx, path, rule, paint, x, y);
    }
    ctx.restore();
  }

  const families = {
    standard: "Inter, system-ui, sans-serif", rounded: "ui-rounded, Inter, system-ui, sans-serif",
    serif: "ui-serif, serif", monospaced: "ui-monospace, monospace",
  };

  function drawText(ctx, list, [, index, x, y, paintIndex]) {
    const text = list.tables.texts[index], paint = paintOf(list, paintIndex);
    ctx.save();
    ctx.translate(x, y);
    if (typeof text === "string") {
      fill(ctx, pathIn(list.tables.texts, index), "nonzero", paint, x, y);
    } else {
      ctx.font = `${text[1]} ${families[text[2]] ?? families.standard}`;
      ctx.fillStyle = fillStyle(ctx, paint, x, y);
      ctx.fillText(text[0], 0, 0);
    }
    ctx.restore();
  }

  // MARK: Groups

  /** For each `begin` the index of its `end`. */
  function endsOf(items) {
    const ends = [], open = [];
    items.forEach((item, index) => {
      if (item[0] === "b") open.push(index);
      else if (item[0] === "e" && open.length) ends[open.pop()] = index;
    });
    for (const index of open) ends[index] = items.length;
    return ends;
  }

  /** Draws what lies between two indices. */
  function draw(ctx, list, from, to) {
    for (let index = from; index < to; index++) {
      const shift = list.shifts?.get(index);
      if (shift && !shift.isOpen) {
        // The end may lie behind the group in which the item stands.
        shift.isOpen = true;
        const end = Math.min(Math.max(shift.end, index + 1), to);
        ctx.save();
        ctx.translate(shift.x, shift.y);
        draw(ctx, list, index, end);
        ctx.restore();
        shift.isOpen = false;
        index = end - 1;
        continue;
      }
      const item = list.items[index];
      if (item[0] === "s") drawShape(ctx, list, item);
      else if (item[0] === "t") drawText(ctx, list, item);
      else if (item[0] === "b") {
        const end = Math.max(index + 1, Math.min(list.ends[index], list.items.length));
        ctx.save();
        drawGroup(ctx, list, item, index + 1, end);
        ctx.restore();
        index = end;
      }
    }
  }

  function isSingle(list, from, to) {
    let count = 0;
    for (let index = from; index < to; index++) {
      const [kind, effect] = list.items[index];
      if (kind === "s" || kind === "t") count++;
      else if (kind === "b" && !["transform", "opacity", "clip"].includes(effect)) return false;
    }
    return count < 2;
  }

  function drawGroup(ctx, list, [, effect, ...p], from, to) {
    const content = (inner) => draw(inner, list, from, to);
    switch (effect) {
      case "opacity":
        if (p[0] <= 0) return;
        if (p[0] >= 1) return content(ctx);
        if (isSingle(list, from, to)) {
          ctx.globalAlpha *= p[0];
          return content(ctx);
        }
        return compose(ctx, layer(ctx, content), (c) => { c.globalAlpha *= p[0]; });
      case "transform":
        ctx.transform(...p);
        return content(ctx);
      case "clip": {
        const { path, x, y } = pathOf(list, p[0]);
        ctx.translate(x, y);
        ctx.clip(path, p[1] ? "evenodd" : "nonzero");
        ctx.translate(-x, -y);
        return content(ctx);
      }
      case "mask": return drawMasked(ctx, list, from, to);
      case "blur": {
        const sigma = p[0] * scaleOf(ctx);
        if (sigma < 0.05) return content(ctx);
        // The sharp picture below keeps the edges of an opaque blur from fading.
        if (p[1]) content(ctx);
        return compose(ctx, layer(ctx, content), (c) => { c.filter = `blur(${sigma}px)`; });
      }
      case "shadow": {
        const m = ctx.getTransform(), scale = scaleOf(ctx);
        return compose(ctx, layer(ctx, content), (c) => {
          c.shadowColor = p[0];
          c.shadowBlur = 2 * p[1] * scale;
          c.shadowOffsetX = m.a * p[2] + m.c * p[3];
          c.shadowOffsetY = m.b * p[2] + m.d * p[3];
        });
      }
      case "blend":
        if (p[0] === "plus-darker") return darken(ctx, content);
        return compose(ctx, layer(ctx, content), (c) => { c.globalCompositeOperation = p[0]; });
      case "color": return drawColored(ctx, p, content);
      default: return content(ctx);
    }
  }

  function drawMasked(ctx, list, from, to) {
    let mark = from, depth = 0;
    for (; mark < to; mark++) {
      const kind = list.items[mark][0];
      if (kind === "b") depth++;
      else if (kind === "e") depth--;
      else if (kind === "m" && depth === 0) break;
    }
    if (mark >= to) return;
    const picture = layer(ctx, (inner) => draw(inner, list, from, mark));
    const mask = layer(ctx, (inner) => draw(inner, list, mark + 1, to));
    compose(picture.getContext("2d"), mask, (c) => { c.globalCompositeOperation = "destination-in"; });
    compose(ctx, picture);
  }

  /** The pixels of a canvas, by way of one that is kept where reading it is cheap. */
  function pixelsOf(canvas) {
    reader.width = canvas.width;
    reader.height = canvas.height;
    const inner = reader.getContext("2d", { willReadFrequently: true });
    inner.drawImage(canvas, 0, 0);
    return inner.getImageData(0, 0, reader.width, reader.height);
  }

  function drawColored(ctx, effect, content) {
    const canvas = layer(ctx, content);
    const image = pixelsOf(canvas);
    pool.push(canvas);
    recolor(image.data, effect);
    putPixels(ctx, image);
  }

  /** Blends as no canvas does: what is missing from white adds up. */
  function darken(ctx, content) {
    const ground = pixelsOf(ctx.canvas).data;
    const canvas = layer(ctx, content);
    const image = pixelsOf(canvas), bytes = image.data;
    pool.push(canvas);
    for (let i = 0; i < bytes.length; i += 4) {
      if (bytes[i + 3] === 0 || ground[i + 3] === 0) continue;
      for (let c = i; c < i + 3; c++) bytes[c] = Math.max(0, bytes[c] + ground[c] - 255);
    }
    putPixels(ctx, image);
  }

  /** Draws pixels over what is there. */
  function putPixels(ctx, image) {
    reader.getContext("2d").putImageData(image, 0, 0);
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(reader, 0, 0);
    ctx.restore();
  }

  /**
   * Draws a list, `{ items, tables, background, shifts }`, at so many pixels a point.
   *
   * A ghost is drawn over what is there.
   * `shifts` moves what begins at an index, up to another: `Map(index → { end, x, y })`.
   */
  return function paint(ctx, list, scale, isGhost = false) {
    list.ends ??= endsOf(list.items);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    if (!isGhost) {
      ctx.clearRect(0, 0, ctx.canvas.width, ctx.canvas.height);
      if (list.background) {
        ctx.fillStyle = list.background;
        ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height);
      }
    }
    ctx.save();
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    draw(ctx, list, 0, list.items.length);
    ctx.restore();
  };
}
