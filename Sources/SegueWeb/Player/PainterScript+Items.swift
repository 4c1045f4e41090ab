extension PainterScript {
  /// The walk through a list.
  static let items = #"""

    // Flat items become a tree: a group has its effect, its content and, in a mask, the mask.
    function treeOf(items) {
      const root = { content: [] };
      const open = [root];
      for (const item of items) {
        const group = open[open.length - 1];
        const place = group.mask || group.content;
        if (item.begin) {
          const inner = { effect: item.begin._0, content: [] };
          place.push(inner);
          open.push(inner);
        } else if (item.mask) {
          group.mask = [];
        } else if (item.end) {
          if (open.length > 1) open.pop();
        } else {
          place.push(item);
        }
      }
      return root.content;
    }

    function drawAll(context, alpha, nodes) {
      for (const node of nodes) {
        if (node.shape) drawShape(context, alpha, node.shape._0);
        else if (node.text) drawText(context, alpha, node.text._0);
        else drawGroup(context, alpha, node);
      }
    }

    // Without a layer, where nothing in the content can lie over anything else in it.
    const isSingle = (nodes) => nodes.length === 1
      && (!nodes[0].effect || isSingle(nodes[0].content));

    function drawWhole(context, alpha, nodes) {
      if (alpha >= 1 || isSingle(nodes)) return drawAll(context, alpha, nodes);
      const layer = takeLayer(context);
      drawAll(layer, 1, nodes);
      putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      releaseLayer(layer);
    }

    function drawGroup(context, alpha, { effect, content, mask }) {
      const inside = (target, value) => drawAll(target, value, content);
      if (effect.opacity) {
        const value = effect.opacity._0;
        if (value > 0) drawWhole(context, alpha * Math.min(value, 1), content);
      } else if (effect.transform) {
        const { a, b, c, d, tx, ty } = effect.transform._0;
        context.save();
        context.transform(a, b, c, d, tx, ty);
        drawAll(context, alpha, content);
        context.restore();
      } else if (effect.projection) {
        drawProjected(context, alpha, effect.projection._0, content);
      } else if (effect.clip) {
        context.save();
        addOutline(context, effect.clip._0);
        context.clip(effect.clip.isEvenOdd ? "evenodd" : "nonzero");
        drawAll(context, alpha, content);
        context.restore();
      } else if (effect.mask) {
        drawMasked(context, alpha, content, mask || []);
      } else if (effect.blur) {
        drawBlurred(context, alpha, effect.blur.radius, effect.blur.isOpaque, inside);
      } else if (effect.shadow) {
        drawShadowed(context, alpha, effect.shadow, inside);
      } else if (effect.blend) {
        drawBlended(context, alpha, effect.blend._0, inside);
      } else if (effect.color) {
        drawColored(context, alpha, effect.color._0, inside);
      } else {
        drawFlat(context, alpha, content);
      }
    }

    function drawFlat(context, alpha, content) {
      const layer = takeLayer(context);
      drawAll(layer, 1, content);
      putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      releaseLayer(layer);
    }

    function drawMasked(context, alpha, content, mask) {
      const picture = takeLayer(context);
      drawAll(picture, 1, content);
      const stencil = takeLayer(context);
      drawAll(stencil, 1, mask);
      putLayer(picture, stencil, (c) => { c.globalCompositeOperation = "destination-in"; });
      putLayer(context, picture, (c) => { c.globalAlpha = alpha; });
      releaseLayer(stencil);
      releaseLayer(picture);
    }

    function drawShape(context, alpha, shape) {
      const paint = styleOf(context, shape.paint);
      if (!paint) return;
      context.save();
      context.globalAlpha = alpha;
      addOutline(context, shape.outline);
      if (shape.stroke) {
        setStroke(context, shape.stroke);
        context.strokeStyle = paint.style;
        context.stroke();
      } else {
        // The outline keeps its place; only the paint sees the transform.
        if (paint.unit) context.transform(...paint.unit);
        context.fillStyle = paint.style;
        context.fill(shape.isEvenOdd ? "evenodd" : "nonzero");
      }
      context.restore();
    }

    const families = {
      standard: 'Inter, "Inter Variable", system-ui, sans-serif',
      rounded: 'Inter, "Inter Variable", system-ui, sans-serif',
      serif: "serif",
      monospaced: "monospace",
    };

    function fontOf(font) {
      const family = font.family ? `"${font.family.replace(/["\\]/g, "")}", ` : "";
      return `${font.isItalic ? "italic " : ""}${font.weight} ${font.size}px `
        + family + (families[font.design] || families.standard);
    }

    function drawText(context, alpha, { run, origin, paint }) {
      const found = styleOf(context, paint);
      if (!found) return;
      context.save();
      context.globalAlpha = alpha;
      context.font = fontOf(run.font);
      context.letterSpacing = run.font.tracking + "px";
      context.fontVariantCaps = run.font.hasSmallCaps ? "small-caps" : "normal";
      context.textBaseline = "alphabetic";
      context.fillStyle = found.style;
      context.fillText(run.string, ...origin);
      context.restore();
    }

    // MARK: Perspective

    function boundsOf(nodes, context) {
      const all = [Infinity, Infinity, -Infinity, -Infinity];
      const add = ([left, top, right, bottom], reach) => {
        if (left > right) return;
        addPoint(all, left - reach, top - reach);
        addPoint(all, right + reach, bottom + reach);
      };
      for (const node of nodes) {
        if (node.shape) {
          const { outline, stroke } = node.shape._0;
          add(outlineBounds(outline), stroke ? stroke.width * Math.max(1, stroke.miter / 2) : 0);
        } else if (node.text) {
          const { run, origin } = node.text._0;
          context.save();
          context.font = fontOf(run.font);
          const width = context.measureText(run.string).width + run.font.tracking * run.string.length;
          context.restore();
          add([origin[0], origin[1] - run.font.size * 1.2, origin[0] + width,
            origin[1] + run.font.size * 0.5], 2);
        } else {
          const inner = boundsOf(node.content, context);
          const { transform, projection, blur, shadow } = node.effect;
          const [l, t, r, b] = inner;
          if (l > r) continue;
          if (transform || projection) {
            const map = transform ? affineMap(transform._0) : projectiveMap(projection._0);
            const around = [Infinity, Infinity, -Infinity, -Infinity];
            for (const [x, y] of [[l, t], [r, t], [l, b], [r, b]]) addPoint(around, ...map(x, y));
            add(around, 0);
          } else if (shadow) {
            add(inner, 3 * shadow.radius + Math.hypot(...shadow.offset));
          } else {
            add(inner, blur ? 3 * blur.radius : 0);
          }
        }
      }
      return all;
    }

    const affineMap = ({ a, b, c, d, tx, ty }) => (x, y) => [a * x + c * y + tx, b * x + d * y + ty];

    const projectiveMap = (m) => (x, y) => {
      const w = Math.max(1e-4, m[2] * x + m[5] * y + m[8]);
      return [(m[0] * x + m[3] * y + m[6]) / w, (m[1] * x + m[4] * y + m[7]) / w];
    };

    // Canvases know no perspective: the picture is put together from triangles, each of which is
    // close to a plain transform.
    function drawProjected(context, alpha, m, content) {
      if (m[2] === 0 && m[5] === 0 && m[8] === 1) {
        context.save();
        context.transform(m[0], m[1], m[3], m[4], m[6], m[7]);
        drawAll(context, alpha, content);
        context.restore();
        return;
      }
      const [left, top, right, bottom] = boundsOf(content, context);
      const [width, height] = [right - left, bottom - top];
      if (!(width > 0 && height > 0 && width < 8192 && height < 8192)) return;
      const detail = Math.min(magnification(context), 4096 / Math.max(width, height));
      const flat = takeLayer(context, Math.ceil(width * detail), Math.ceil(height * detail));
      flat.setTransform(detail, 0, 0, detail, -left * detail, -top * detail);
      drawAll(flat, 1, content);
      const layer = takeLayer(context);
      const map = projectiveMap(m);
      const steps = 12;
      const corner = (i, j) => {
        const [x, y] = [left + width * i / steps, top + height * j / steps];
        return { source: [(x - left) * detail, (y - top) * detail], target: map(x, y) };
      };
      for (let i = 0; i < steps; i++) {
        for (let j = 0; j < steps; j++) {
          const [a, b, c, d] = [corner(i, j), corner(i + 1, j), corner(i, j + 1), corner(i + 1, j + 1)];
          drawTriangle(layer, flat.canvas, a, b, c);
          drawTriangle(layer, flat.canvas, d, c, b);
        }
      }
      putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      releaseLayer(layer);
      releaseLayer(flat);
    }

    function drawTriangle(context, picture, a, b, c) {
      const [[x0, y0], [x1, y1], [x2, y2]] = [a.source, b.source, c.source];
      const [[u0, v0], [u1, v1], [u2, v2]] = [a.target, b.target, c.target];
      const area = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
      if (area === 0) return;
      const solve = (p0, p1, p2) => {
        const alongX = ((p1 - p0) * (y2 - y0) - (p2 - p0) * (y1 - y0)) / area;
        const alongY = ((p2 - p0) * (x1 - x0) - (p1 - p0) * (x2 - x0)) / area;
        return [alongX, alongY, p0 - alongX * x0 - alongY * y0];
      };
      const [ux, uy, u] = solve(u0, u1, u2);
      const [vx, vy, v] = solve(v0, v1, v2);
      // A little larger than it is, so that no seam shows.
      const [cx, cy] = [(u0 + u1 + u2) / 3, (v0 + v1 + v2) / 3];
      const wider = (x, y) => {
        const length = Math.hypot(x - cx, y - cy) || 1;
        return [x + (x - cx) / length * 0.6, y + (y - cy) / length * 0.6];
      };
      context.save();
      context.beginPath();
      context.moveTo(...wider(u0, v0));
      context.lineTo(...wider(u1, v1));
      context.lineTo(...wider(u2, v2));
      context.closePath();
      context.clip();
      context.transform(ux, vx, uy, vy, u, v);
      context.drawImage(picture, 0, 0);
      context.restore();
    }

    // MARK: The whole

    function paintDisplayList(context, list, scale) {
      const { width, height } = context.canvas;
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      if (list.background) {
        context.fillStyle = css(list.background);
        context.fillRect(0, 0, width, height);
      }
      context.scale(scale, scale);
      drawAll(context, 1, treeOf(list.items));
      context.restore();
    }

    """#
}
