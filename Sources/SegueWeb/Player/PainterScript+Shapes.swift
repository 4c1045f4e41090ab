extension PainterScript {
  /// Outlines, corners and strokes.
  static let shapes = #"""
    "use strict";

    // Offsets of the first half of a continuous corner of radius 1 from the corner, along its side
    // and across it: for a side with room for a circle only, and for one with all it needs.
    const continuousHalf = [
      [1, 1.528665, 0, 0],
      [0.873824904924551, 1.08849, 0, 0],
      [0.7487895694046919, 0.868407, 0.02387835072803627, 0],
      [0.631494, 0.631494, 0.07037463031390967, 0.0749114],
      [0.3750709591510174, 0.372824, 0.1720214142468859, 0.16906],
    ];

    function cornerHalf(room, radius) {
      const part = Math.min(Math.max((room / radius - 1) / 0.528665, 0), 1);
      const mix = (circle, smooth) => circle + (smooth - circle) * part;
      return continuousHalf.map(([a, b, c, d]) => [mix(a, b), mix(c, d)]);
    }

    // Clockwise from the middle of the right side, as every outline of a rectangle is drawn.
    function addRoundedRectangle(context, rect, cornerSize, style) {
      const [[x, y], [width, height]] = rect;
      let rx = Math.min(cornerSize[0], width / 2);
      let ry = Math.min(cornerSize[1], height / 2);
      if (cornerSize[0] === cornerSize[1]) rx = ry = Math.min(rx, ry);
      if (!(rx > 0 && ry > 0)) return context.rect(x, y, width, height);
      const corners = [
        [x + width, y + height, 0, -1, -1, 0], [x, y + height, 1, 0, 0, -1],
        [x, y, 0, 1, 1, 0], [x + width, y, -1, 0, 0, 1],
      ];
      context.moveTo(x + width, y + height / 2);
      for (const [cx, cy, ax, ay, bx, by] of corners) {
        const isTurned = ax === 0;
        const along = isTurned ? ry : rx;
        const across = isTurned ? rx : ry;
        const rooms = isTurned ? [height / 2, width / 2] : [width / 2, height / 2];
        let points;
        if (style === "circular") {
          const rest = 1 - 0.5522847498307934;
          points = [[1, 0], [rest, 0], [0, rest], [0, 1]];
        } else {
          points = cornerHalf(rooms[0], along).concat(
            cornerHalf(rooms[1], across).reverse().map(([a, b]) => [b, a]));
        }
        points = points.map(([a, b]) =>
          [cx + a * along * ax + b * across * bx, cy + a * along * ay + b * across * by]);
        context.lineTo(...points[0]);
        for (let i = 1; i + 2 < points.length; i += 3) {
          context.bezierCurveTo(...points[i], ...points[i + 1], ...points[i + 2]);
        }
      }
      context.closePath();
    }

    function addPath(context, path) {
      let next = 0;
      const take = (count) => path.points.slice(next, (next += count));
      for (const step of path.steps) {
        if (step === "m") context.moveTo(...take(2));
        else if (step === "l") context.lineTo(...take(2));
        else if (step === "q") context.quadraticCurveTo(...take(4));
        else if (step === "c") context.bezierCurveTo(...take(6));
        else context.closePath();
      }
    }

    function addOutline(context, outline) {
      context.beginPath();
      if (outline.rectangle) {
        const [[x, y], [width, height]] = outline.rectangle._0;
        context.rect(x, y, width, height);
      } else if (outline.roundedRectangle) {
        const { _0: rect, cornerSize, style } = outline.roundedRectangle;
        addRoundedRectangle(context, rect, cornerSize, style);
      } else if (outline.ellipse) {
        const [[x, y], [width, height]] = outline.ellipse._0;
        context.ellipse(x + width / 2, y + height / 2, Math.abs(width / 2), Math.abs(height / 2),
          0, 0, 2 * Math.PI);
      } else if (outline.path) {
        addPath(context, outline.path._0);
      }
    }

    function setStroke(context, stroke) {
      context.lineWidth = stroke.width;
      context.lineCap = ["butt", "round", "square"][stroke.cap] || "butt";
      context.lineJoin = ["miter", "round", "bevel"][stroke.join] || "miter";
      context.miterLimit = stroke.miter;
      context.setLineDash(stroke.dash);
      context.lineDashOffset = stroke.phase;
    }

    // A rectangle around an outline: [left, top, right, bottom].
    function outlineBounds(outline) {
      const rect = (outline.rectangle || outline.roundedRectangle || outline.ellipse || {})._0;
      if (rect) return [rect[0][0], rect[0][1], rect[0][0] + rect[1][0], rect[0][1] + rect[1][1]];
      const points = outline.path ? outline.path._0.points : [];
      const bounds = [Infinity, Infinity, -Infinity, -Infinity];
      for (let i = 0; i + 1 < points.length; i += 2) addPoint(bounds, points[i], points[i + 1]);
      return bounds;
    }

    function addPoint(bounds, x, y) {
      bounds[0] = Math.min(bounds[0], x);
      bounds[1] = Math.min(bounds[1], y);
      bounds[2] = Math.max(bounds[2], x);
      bounds[3] = Math.max(bounds[3], y);
    }

    """#
}
