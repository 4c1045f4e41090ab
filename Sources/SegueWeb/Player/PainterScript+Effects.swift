extension PainterScript {
  /// Layers, and what groups do with them.
  static let effects = #"""

    // Canvases of the size of the one that is drawn on, used again and again.
    const freeLayers = [];

    function takeLayer(context, width, height) {
      const layer = freeLayers.pop() || document.createElement("canvas");
      const [w, h] = [width || context.canvas.width, height || context.canvas.height];
      if (layer.width !== w || layer.height !== h) {
        layer.width = w;
        layer.height = h;
      }
      const own = layer.getContext("2d");
      own.reset ? own.reset() : own.clearRect(0, 0, w, h);
      if (!width) own.setTransform(context.getTransform());
      return own;
    }

    function putLayer(context, layer, change) {
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      if (change) change(context);
      context.drawImage(layer.canvas, 0, 0);
      context.restore();
    }

    function releaseLayer(layer) {
      if (freeLayers.length < 16) freeLayers.push(layer.canvas);
    }

    // Pixels a point, on average over the directions.
    function magnification(context) {
      const m = context.getTransform();
      return Math.sqrt(Math.abs(m.a * m.d - m.b * m.c));
    }

    function drawBlurred(context, alpha, radius, isOpaque, content) {
      const sigma = radius * magnification(context);
      const layer = takeLayer(context);
      content(layer, 1);
      // The sharp picture below keeps the edges of an opaque blur from fading.
      if (isOpaque || sigma <= 0) putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      if (sigma > 0) {
        putLayer(context, layer, (c) => {
          c.globalAlpha = alpha;
          c.filter = `blur(${sigma}px)`;
        });
      }
      releaseLayer(layer);
    }

    function drawShadowed(context, alpha, { color, radius, offset }, content) {
      const layer = takeLayer(context);
      content(layer, 1);
      const silhouette = takeLayer(context);
      const m = context.getTransform();
      const sigma = radius * magnification(context);
      putLayer(silhouette, layer, (c) => { if (sigma > 0) c.filter = `blur(${sigma}px)`; });
      silhouette.setTransform(1, 0, 0, 1, 0, 0);
      silhouette.globalCompositeOperation = "source-in";
      silhouette.fillStyle = css(color);
      silhouette.fillRect(0, 0, silhouette.canvas.width, silhouette.canvas.height);
      putLayer(context, silhouette, (c) => {
        c.globalAlpha = alpha;
        c.translate(m.a * offset[0] + m.c * offset[1], m.b * offset[0] + m.d * offset[1]);
      });
      putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      releaseLayer(silhouette);
      releaseLayer(layer);
    }

    const operations = {
      colorDodge: "color-dodge", colorBurn: "color-burn", softLight: "soft-light",
      hardLight: "hard-light", sourceAtop: "source-atop", destinationOver: "destination-over",
      destinationOut: "destination-out", plusLighter: "lighter", normal: "source-over",
    };

    function drawBlended(context, alpha, mode, content) {
      const layer = takeLayer(context);
      content(layer, 1);
      if (mode === "plusDarker") darken(layer, context);
      putLayer(context, layer, (c) => {
        c.globalAlpha = alpha;
        c.globalCompositeOperation = operations[mode] || mode;
      });
      releaseLayer(layer);
    }

    // No canvas has this mode: makes the sum of what is missing from white in both.
    function darken(layer, below) {
      const { width, height } = layer.canvas;
      const picture = layer.getImageData(0, 0, width, height);
      const ground = below.getImageData(0, 0, width, height).data;
      const data = picture.data;
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] === 0 || ground[i + 3] === 0) continue;
        for (let c = i; c < i + 3; c++) data[c] = Math.max(0, data[c] + ground[c] - 255);
      }
      layer.putImageData(picture, 0, 0);
    }

    // Rows of red, green, blue and alpha; the last number is added, 0...1.
    function colorMatrix(effect) {
      const [r, g, b] = [0.2126, 0.7152, 0.0722];
      const plain = (x, y) => [[x, 0, 0, 0, y], [0, x, 0, 0, y], [0, 0, x, 0, y], [0, 0, 0, 1, 0]];
      const amount = Object.values(effect)[0]._0;
      if (effect.brightness) return plain(1, amount);
      if (effect.contrast) return plain(amount, 0.5 - 0.5 * amount);
      if (effect.invert) return plain(-1, 1);
      if (effect.saturation) {
        const rest = 1 - amount;
        const row = (i) => [r, g, b].map((w, j) => w * rest + (i === j ? amount : 0)).concat(0, 0);
        return [row(0), row(1), row(2), [0, 0, 0, 1, 0]];
      }
      if (effect.hueRotation) {
        const [c, s] = [Math.cos(amount), Math.sin(amount)];
        return [
          [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715,
            0.072 - c * 0.072 + s * 0.928, 0, 0],
          [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14,
            0.072 - c * 0.072 - s * 0.283, 0, 0],
          [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715,
            0.072 + c * 0.928 + s * 0.072, 0, 0],
          [0, 0, 0, 1, 0],
        ];
      }
      if (effect.multiply) {
        const m = amount;
        return [[m.red, 0, 0, 0, 0], [0, m.green, 0, 0, 0], [0, 0, m.blue, 0, 0],
          [0, 0, 0, m.alpha, 0]];
      }
      return null;
    }

    function drawColored(context, alpha, effect, content) {
      const layer = takeLayer(context);
      content(layer, 1);
      const { width, height } = layer.canvas;
      const picture = layer.getImageData(0, 0, width, height);
      const data = picture.data;
      const matrix = colorMatrix(effect);
      for (let i = 0; i < data.length; i += 4) {
        if (data[i + 3] === 0) continue;
        const [r, g, b, a] = data.subarray(i, i + 4);
        if (matrix) {
          for (let c = 0; c < 4; c++) {
            const m = matrix[c];
            data[i + c] = m[0] * r + m[1] * g + m[2] * b + m[3] * a + m[4] * 255;
          }
        } else {
          // Luminance becomes alpha.
          data[i + 3] = (0.2126 * r + 0.7152 * g + 0.0722 * b) * a / 255;
          data[i] = data[i + 1] = data[i + 2] = 0;
        }
      }
      layer.putImageData(picture, 0, 0);
      putLayer(context, layer, (c) => { c.globalAlpha = alpha; });
      releaseLayer(layer);
    }

    """#
}
