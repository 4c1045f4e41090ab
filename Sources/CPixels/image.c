#include "pixel.h"
#include "pixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

void px_shrink(uint8_t *to, int to_width, int to_height, const uint8_t *from, int from_width,
               int from_height, double x0, double y0, double width, double height) {
  double sx = width / to_width, sy = height / to_height;
  for (int y = 0; y < to_height; y++) {
    double top = y0 + y * sy, bottom = top + sy;
    int first_y = (int)floor(top), last_y = (int)ceil(bottom);
    if (last_y <= first_y) last_y = first_y + 1;
    for (int x = 0; x < to_width; x++) {
      double left = x0 + x * sx, right = left + sx;
      int first_x = (int)floor(left), last_x = (int)ceil(right);
      if (last_x <= first_x) last_x = first_x + 1;
      float sum[4] = {0}, area = 0;
      for (int j = first_y; j < last_y; j++) {
        int cy = j < 0 ? 0 : j >= from_height ? from_height - 1 : j;
        float h = (float)(fmin(bottom, j + 1.0) - fmax(top, j));
        for (int i = first_x; i < last_x; i++) {
          int cx = i < 0 ? 0 : i >= from_width ? from_width - 1 : i;
          float part = (float)(fmin(right, i + 1.0) - fmax(left, i)) * h;
          const uint8_t *p = from + ((long)cy * from_width + cx) * 4;
          for (int c = 0; c < 4; c++) sum[c] += part * p[c];
          area += part;
        }
      }
      uint8_t *q = to + ((long)y * to_width + x) * 4;
      for (int c = 0; c < 4; c++) q[c] = (uint8_t)(area > 0 ? sum[c] / area + 0.5f : 0);
    }
  }
}

/// How much of a pixel lies inside a rectangle with round corners, by 16 samples.
static unsigned rounded_share(int x, int y, int width, int height, float corner) {
  float r = fminf(corner, 0.5f * (float)(width < height ? width : height));
  if ((x >= r && x + 1 <= width - r) || (y >= r && y + 1 <= height - r)) return 16;
  unsigned inside = 0;
  for (int j = 0; j < 4; j++)
    for (int i = 0; i < 4; i++) {
      float px = (float)x + ((float)i + 0.5f) / 4, py = (float)y + ((float)j + 0.5f) / 4;
      float dx = fmaxf(fmaxf(r - px, px - ((float)width - r)), 0);
      float dy = fmaxf(fmaxf(r - py, py - ((float)height - r)), 0);
      inside += dx * dx + dy * dy <= r * r;
    }
  return inside;
}

void px_lay(uint8_t *to, int to_width, int to_height, const uint8_t *from, int width, int height,
            int x0, int y0, float corner) {
  for (int y = 0; y < height; y++) {
    if (y0 + y < 0 || y0 + y >= to_height) continue;
    for (int x = 0; x < width; x++) {
      if (x0 + x < 0 || x0 + x >= to_width) continue;
      const uint8_t *s = from + ((long)y * width + x) * 4;
      uint8_t *d = to + ((long)(y0 + y) * to_width + x0 + x) * 4;
      unsigned share = rounded_share(x, y, width, height, corner);
      unsigned rest = 255 * 16 - s[3] * share;
      for (int c = 0; c < 4; c++)
        d[c] = (uint8_t)((s[c] * share * 255 + d[c] * rest + 255 * 8) / (255 * 16));
    }
  }
}

void px_unpremultiply(uint8_t *to, const uint8_t *from, int count) {
  for (long i = 0; i < count; i++) {
    const uint8_t *p = from + 4 * i;
    uint8_t *q = to + 4 * i;
    unsigned a = p[3];
    if (a == 255) {
      memcpy(q, p, 4);
    } else if (a == 0) {
      memset(q, 0, 4);
    } else {
      for (int c = 0; c < 3; c++) {
        unsigned v = (p[c] * 255u + a / 2) / a;
        q[c] = (uint8_t)(v > 255 ? 255 : v);
      }
      q[3] = (uint8_t)a;
    }
  }
}

void px_drop_alpha(uint8_t *to, const uint8_t *from, int count) {
  for (long i = 0; i < count; i++)
    for (int c = 0; c < 3; c++) to[3 * i + c] = from[4 * i + c];
}

void px_over_white(uint8_t *to, const uint8_t *from, int count) {
  for (long i = 0; i < count; i++) {
    uint8_t rest = (uint8_t)(255 - from[4 * i + 3]);
    for (int c = 0; c < 3; c++) to[4 * i + c] = (uint8_t)(from[4 * i + c] + rest);
    to[4 * i + 3] = 255;
  }
}

int px_is_opaque(const uint8_t *rgba, int count) {
  uint8_t all = 255;
  for (long i = 0; i < count; i++) all &= rgba[4 * i + 3];
  return all == 255;
}

px_rect px_difference(const uint8_t *a, const uint8_t *b, int width, int height) {
  px_rect r = {width, height, 0, 0};
  size_t row = 4 * (size_t)width;
  for (int y = 0; y < height; y++) {
    const uint8_t *p = a + (size_t)y * row, *q = b + (size_t)y * row;
    if (!memcmp(p, q, row)) continue;
    if (y < r.y0) r.y0 = y;
    r.y1 = y + 1;
    int x = 0, end = width;
    while (x < width && !memcmp(p + 4 * x, q + 4 * x, 4)) x++;
    while (end > x && !memcmp(p + 4 * (end - 1), q + 4 * (end - 1), 4)) end--;
    if (x < r.x0) r.x0 = x;
    if (end > r.x1) r.x1 = end;
  }
  if (r.y0 >= r.y1) r = (px_rect){0, 0, 0, 0};
  return r;
}

/// What a row costs after a filter: the sum of how far its bytes are from 0, to either side.
static long row_cost(const uint8_t *row, long n) {
  long sum = 0;
  for (long i = 0; i < n; i++) {
    uint8_t v = row[i], back = (uint8_t)-v;
    sum += v < back ? v : back;
  }
  return sum;
}

static inline int16_t distance(int16_t a, int16_t b) { return (int16_t)(a < b ? b - a : a - b); }

/// Filters a row; `left`, `up` and `corner` are its neighbours, of equal length.
PX_WIDE static void filter_row(uint8_t *restrict to, int kind, const uint8_t *row,
                               const uint8_t *left, const uint8_t *up, const uint8_t *corner,
                               long n) {
  switch (kind) {
  case 1:
    for (long i = 0; i < n; i++) to[i] = (uint8_t)(row[i] - left[i]);
    break;
  case 2:
    for (long i = 0; i < n; i++) to[i] = (uint8_t)(row[i] - up[i]);
    break;
  case 3:
    for (long i = 0; i < n; i++) to[i] = (uint8_t)(row[i] - ((left[i] + up[i]) >> 1));
    break;
  case 4:
    for (long i = 0; i < n; i++) {
      int16_t a = left[i], b = up[i], c = corner[i];
      int16_t pa = distance(b, c), pb = distance(a, c);
      int16_t pc = distance((int16_t)(a + b), (int16_t)(2 * c));
      int16_t near = pb <= pc ? b : c;
      int16_t guess = pa <= pb && pa <= pc ? a : near;
      to[i] = (uint8_t)(row[i] - guess);
    }
    break;
  default: memcpy(to, row, (size_t)n);
  }
}

/// Whether most pixels of a row are like the one to the left or the one above: flat colours repeat,
/// and what repeats is stored best, and fastest, as it is.
PX_WIDE static int is_flat(const uint8_t *row, const uint8_t *above, int width, int depth) {
  int alike = 0;
  if (depth == 4) {
    const uint32_t *here = (const uint32_t *)row, *up = (const uint32_t *)above;
    for (int x = 0; x < width; x++) alike += (here[x] == here[x - 1]) | (here[x] == up[x]);
  } else {
    for (int x = 0; x < width; x++) {
      const uint8_t *p = row + (long)x * depth, *up = above + (long)x * depth;
      alike += !memcmp(p, p - depth, (size_t)depth) || !memcmp(p, up, (size_t)depth);
    }
  }
  return alike >= width - width / 4;
}

int px_png_filter(uint8_t *to, const uint8_t *from, int width, int height, int depth) {
  long n = (long)width * depth;
  // Two rows with room for the pixel before the first, and a trial for each of two filters.
  uint8_t *memory = calloc(1, (size_t)(2 * (n + depth) + 2 * n));
  if (!memory) return -1;
  uint8_t *above = memory, *here = memory + n + depth;
  uint8_t *best = here + n + depth, *trial = best + n;
  for (int y = 0; y < height; y++) {
    memcpy(here + depth, from + y * n, (size_t)n);
    long least = -1;
    int kind = 0;
    int trials = is_flat(here + depth, above + depth, width, depth) ? 1 : 5;
    for (int f = 0; f < trials; f++) {
      filter_row(trial, f, here + depth, here, above + depth, above, n);
      long cost = row_cost(trial, n);
      if (least >= 0 && cost >= least) continue;
      least = cost, kind = f;
      uint8_t *swap = best;
      best = trial;
      trial = swap;
    }
    uint8_t *out = to + y * (n + 1);
    out[0] = (uint8_t)kind;
    memcpy(out + 1, best, (size_t)n);
    uint8_t *swap = above;
    above = here;
    here = swap;
  }
  free(memory);
  return 0;
}
