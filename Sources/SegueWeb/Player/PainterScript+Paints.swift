extension PainterScript {
  /// Colours and gradients.
  static let paints = #"""

    const clamp = (value) => Math.min(Math.max(value, 0), 1);

    function css({ red, green, blue, alpha }) {
      const byte = (value) => Math.round(clamp(value) * 255 * 1000) / 1000;
      return `rgb(${byte(red)} ${byte(green)} ${byte(blue)} / ${clamp(alpha)})`;
    }

    const toLinear = (c) => c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
    const fromLinear = (c) => c <= 0.0031308 ? c * 12.92 : 1.055 * Math.pow(c, 1 / 2.4) - 0.055;

    function oklab({ red, green, blue }) {
      const [r, g, b] = [red, green, blue].map(toLinear);
      const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return [
        0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
      ];
    }

    function fromOklab([lightness, a, b], alpha) {
      const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
      const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
      const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
      return {
        red: fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        green: fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        blue: fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
        alpha,
      };
    }

    // Between two stops by Oklab, weighted by alpha.
    function blendColors(from, to, part) {
      const alpha = from.alpha + (to.alpha - from.alpha) * part;
      const weight = alpha > 0 ? to.alpha * part / alpha : part;
      if (weight <= 0) return { ...from, alpha };
      if (weight >= 1) return { ...to, alpha };
      const [a, b] = [oklab(from), oklab(to)];
      return fromOklab(a.map((value, i) => value + (b[i] - value) * weight), alpha);
    }

    // Stops between which a browser's own blending is close enough.
    function addStops(gradient, stops, map) {
      const place = map || ((location) => location);
      const add = (location, color) => gradient.addColorStop(clamp(place(location)), css(color));
      let last = -Infinity;
      const ordered = stops.map((stop) => {
        last = Math.max(last, stop.location);
        return { color: stop.color, location: last };
      });
      ordered.forEach((stop, i) => {
        add(stop.location, stop.color);
        const next = ordered[i + 1];
        if (!next || next.location <= stop.location) return;
        for (let step = 1; step < 16; step++) {
          const part = step / 16;
          add(stop.location + (next.location - stop.location) * part,
            blendColors(stop.color, next.color, part));
        }
      });
      return gradient;
    }

    // A style for a fill or a stroke, with the transform it has to be used under, if any.
    function styleOf(context, paint) {
      if (paint.color) return { style: css(paint.color._0) };
      if (paint.linear) {
        const { stops, start, end } = paint.linear;
        if (stops.length === 0) return null;
        if (start[0] === end[0] && start[1] === end[1]) {
          return { style: css(stops[stops.length - 1].color) };
        }
        return { style: addStops(context.createLinearGradient(...start, ...end), stops) };
      }
      if (paint.radial) {
        const { stops, center, startRadius, endRadius } = paint.radial;
        return { style: circles(context, stops, center, startRadius, endRadius) };
      }
      if (paint.elliptical) {
        const { stops, in: rect, startFraction, endFraction } = paint.elliptical;
        const [[x, y], [width, height]] = rect;
        return {
          style: circles(context, stops, [0, 0], startFraction, endFraction),
          unit: [width, 0, 0, height, x + width / 2, y + height / 2],
        };
      }
      if (paint.angular) {
        const { stops, center, start, end } = paint.angular;
        const turn = 2 * Math.PI;
        const span = Math.min(Math.abs(end - start), turn) / turn || 1e-6;
        const isBackward = end < start;
        const gradient = context.createConicGradient(isBackward ? end : start, ...center);
        const ordered = isBackward
          ? stops.map(({ color, location }) => ({ color, location: 1 - location })).reverse()
          : stops;
        return { style: addStops(gradient, ordered, (location) => location * span) };
      }
      return null;
    }

    function circles(context, stops, center, start, end) {
      const inner = Math.max(0, start);
      let outer = Math.max(0, end);
      if (inner === outer) outer += 1e-3 * Math.max(1, outer);
      return addStops(context.createRadialGradient(...center, inner, ...center, outer), stops);
    }

    """#
}
