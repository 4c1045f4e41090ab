#include "pixel.h"
#include "pixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

typedef uint16_t u16x16 __attribute__((vector_size(32)));
typedef uint8_t u8x16 __attribute__((vector_size(16)));

static inline uint32_t over(uint32_t source, uint32_t below) {
  return source + px_scaled(below, 255 - (source >> 24));
}

/// Draws one colour, given as four equal pixels, over pixels.
PX_WIDE static void blend_span(uint32_t *p, int n, const uint32_t colors[4]) {
  uint16_t rest = (uint16_t)(255 - (colors[0] >> 24));
  int i = 0;
  u8x16 source8;
  memcpy(&source8, colors, 16);
  u16x16 source = __builtin_convertvector(source8, u16x16);
  for (; i + 4 <= n; i += 4) {
    u8x16 below;
    memcpy(&below, p + i, 16);
    u16x16 v = __builtin_convertvector(below, u16x16) * rest + 128;
    v = ((v + (v >> 8)) >> 8) + source;
    below = __builtin_convertvector(v, u8x16);
    memcpy(p + i, &below, 16);
  }
  for (; i < n; i++) p[i] = over(colors[0], p[i]);
}

static void span(uint32_t *p, int n, uint32_t color) {
  if (color >> 24 == 255) {
    for (int i = 0; i < n; i++) p[i] = color;
  } else if (n < 4) {
    for (int i = 0; i < n; i++) p[i] = over(color, p[i]);
  } else {
    uint32_t colors[4] = {color, color, color, color};
    blend_span(p, n, colors);
  }
}

void px_fill_rect(const px_target *t, px_rect r) {
  if (r.x0 < t->clip.x0) r.x0 = t->clip.x0;
  if (r.y0 < t->clip.y0) r.y0 = t->clip.y0;
  if (r.x1 > t->clip.x1) r.x1 = t->clip.x1;
  if (r.y1 > t->clip.y1) r.y1 = t->clip.y1;
  if (r.x0 >= r.x1) return;
  for (int y = r.y0; y < r.y1; y++) {
    if (t->pixels)
      span(t->pixels + (long)y * t->stride + r.x0, r.x1 - r.x0, t->color);
    else
      memset(t->coverage + (long)y * t->stride + r.x0, 255, (size_t)(r.x1 - r.x0));
  }
}

enum { least_rows = 16, band_cells = 16384 };

/// How many rows of so many cells are worked on together: all of a small outline, so that its lines
/// are looked at once; few enough of a large one to stay in the processor's cache.
static int band_rows(int cells) {
  int rows = band_cells / cells;
  return rows < least_rows ? least_rows : rows;
}

/// A band of rows under work. A cell holds by how much coverage changes from the pixel before to
/// this one; `touched` has a bit for each cell that changes, so that what lies between two edges
/// is one span, whatever its length.
typedef struct {
  float *cells;
  uint64_t *touched;
  int width, words;  // pixels; words of `touched` a row
  float top, bottom; // rows of the band, from the clip's top
} band;

static inline void touch(band *b, int row, int x) {
  b->touched[row * b->words + (x >> 6)] |= (uint64_t)1 << (x & 63);
}

/// Adds an upright line; half of all edges of an interface are.
static void add_upright(band *b, float x, float y0, float y1, float dir) {
  int first = (int)x, row = (int)y0;
  float after = (x - (float)first) * dir, here = dir - after;
  uint64_t *touched = b->touched + row * b->words + (first >> 6);
  uint64_t bit = (uint64_t)1 << (first & 63);
  uint64_t *touched_next = b->touched + row * b->words + ((first + 1) >> 6);
  uint64_t bit_next = (uint64_t)1 << ((first + 1) & 63);
  float *cells = b->cells + (long)row * (b->width + 2) + first;
  for (float y = y0; y < y1; row++) {
    float end = (float)(row + 1) < y1 ? (float)(row + 1) : y1, dy = end - y;
    cells[0] += dy * here;
    cells[1] += dy * after;
    *touched |= bit;
    *touched_next |= bit_next;
    cells += b->width + 2, touched += b->words, touched_next += b->words;
    y = end;
  }
}

/// Adds one line inside the clip's width; `dir` is the sign of its downward run, y0 < y1.
static void add_inside(band *b, float x0, float y0, float x1, float y1, float dir) {
  if (x0 == x1) {
    add_upright(b, x0, y0, y1, dir);
    return;
  }
  float slope = (x1 - x0) / (y1 - y0), x = x0;
  float limit = (float)b->width;
  for (int row = (int)y0; (float)row < y1; row++) {
    float *cells = b->cells + (long)row * (b->width + 2);
    float from = y0 > (float)row ? y0 : (float)row;
    float to = y1 < (float)(row + 1) ? y1 : (float)(row + 1);
    float dy = to - from, next = x + slope * dy, d = dy * dir;
    if (next < 0) next = 0;
    if (next > limit) next = limit;
    float left = x < next ? x : next, right = x < next ? next : x;
    int first = (int)left, last = (int)right;
    last += (float)last < right;
    float offset = left - (float)first;
    if (last <= first + 1) {
      float mean = 0.5f * (left + right) - (float)first;
      cells[first] += d - d * mean;
      cells[first + 1] += d * mean;
      touch(b, row, first);
      touch(b, row, first + 1);
    } else {
      float inverse = 1 / (right - left), rest = 1 - offset;
      float end = right - (float)(last - 1);
      float head = 0.5f * inverse * rest * rest, tail = 0.5f * inverse * end * end;
      cells[first] += d * head;
      if (last == first + 2) {
        cells[first + 1] += d * (1 - head - tail);
      } else {
        float second = inverse * (1.5f - offset);
        cells[first + 1] += d * (second - head);
        for (int i = first + 2; i < last - 1; i++) cells[i] += d * inverse;
        float before = second + (float)(last - first - 3) * inverse;
        cells[last - 1] += d * (1 - before - tail);
      }
      cells[last] += d * tail;
      for (int i = first; i <= last; i++) touch(b, row, i);
    }
    x = next;
  }
}

/// Adds a line, cut at the sides: left of the clip it covers from the clip's edge on, right of it
/// nothing.
static void add_line(band *b, float x0, float y0, float x1, float y1) {
  float dir = 1, limit = (float)b->width;
  if (y0 > y1) {
    float x = x0, y = y0;
    x0 = x1, y0 = y1, x1 = x, y1 = y;
    dir = -1;
  }
  if (y1 <= b->top || y0 >= b->bottom || y0 == y1) return;
  float slope = (x1 - x0) / (y1 - y0);
  if (y0 < b->top) x0 += slope * (b->top - y0), y0 = b->top;
  if (y1 > b->bottom) x1 = x0 + slope * (b->bottom - y0), y1 = b->bottom;
  y0 -= b->top, y1 -= b->top;
  if (!(y0 < y1) || (x0 >= limit && x1 >= limit)) return;
  if (x0 >= 0 && x1 >= 0 && x0 <= limit && x1 <= limit) {
    add_inside(b, x0, y0, x1, y1, dir);
    return;
  }
  float sides[2] = {slope > 0 ? 0 : limit, slope > 0 ? limit : 0}, x = x0, y = y0;
  for (int i = 0; i < 3; i++) {
    float end_y = y1, end_x = x1;
    if (i < 2) {
      end_y = slope != 0 ? y0 + (sides[i] - x0) / slope : y1;
      end_x = sides[i];
      if (!(end_y > y)) continue;
      if (end_y >= y1) end_y = y1, end_x = x1;
    }
    float middle = 0.5f * (x + end_x);
    if (middle <= 0)
      add_inside(b, 0, y, 0, end_y, dir);
    else if (middle < limit)
      add_inside(b, fminf(fmaxf(x, 0), limit), y, fminf(fmaxf(end_x, 0), limit), end_y, dir);
    x = end_x, y = end_y;
    if (!(y < y1)) return;
  }
}

static inline uint32_t coverage_of(float sum) {
  float c = fabsf(sum);
  return (uint32_t)((c < 1 ? c : 1) * 255 + 0.5f);
}

/// Draws pixels from..<to of a row under one coverage.
static inline void paint(const px_target *t, uint32_t *pixels, uint8_t *bytes, int from, int to,
                         float sum) {
  uint32_t cover = from < to ? coverage_of(sum) : 0;
  if (!cover) return;
  if (!pixels) {
    memset(bytes + from, (int)cover, (size_t)(to - from));
    return;
  }
  uint32_t color = cover == 255 ? t->color : px_scaled(t->color, cover);
  if (to == from + 1)
    pixels[from] = over(color, pixels[from]);
  else
    span(pixels + from, to - from, color);
}

/// Draws one row of a band and leaves its cells clear for the next.
static void sweep(const px_target *t, band *b, int row, int y) {
  float *cells = b->cells + (long)row * (b->width + 2);
  uint64_t *touched = b->touched + (long)row * b->words;
  uint32_t *pixels = t->pixels ? t->pixels + (long)y * t->stride + t->clip.x0 : 0;
  uint8_t *bytes = t->pixels ? 0 : t->coverage + (long)y * t->stride + t->clip.x0;
  float sum = 0;
  int done = 0;
  for (int w = 0; w < b->words; w++) {
    uint64_t bits = touched[w];
    touched[w] = 0;
    while (bits) {
      int x = (w << 6) + __builtin_ctzll(bits);
      bits &= bits - 1;
      if (x >= b->width) {
        cells[x] = 0;
        continue;
      }
      paint(t, pixels, bytes, done, x, sum);
      sum += cells[x];
      cells[x] = 0;
      paint(t, pixels, bytes, x, x + 1, sum);
      done = x + 1;
    }
  }
  // What is still open here belongs to outlines that go on outside the clip.
  paint(t, pixels, bytes, done, b->width, sum);
}

int px_fill(const px_target *target, const float *xy, const int *ends, int outlines, px_affine m) {
  if (outlines <= 0 || ends[outlines - 1] <= 0) return 0;
  int count = ends[outlines - 1];
  float *points = malloc(sizeof(float) * 2 * (size_t)count);
  if (!points) return -1;
  int sane = 1;
  float left = INFINITY, top = INFINITY, right = -INFINITY, bottom = -INFINITY;
  for (int i = 0; i < count; i++) {
    float x = m.a * xy[2 * i] + m.c * xy[2 * i + 1] + m.tx;
    float y = m.b * xy[2 * i] + m.d * xy[2 * i + 1] + m.ty;
    points[2 * i] = x, points[2 * i + 1] = y;
    // Coordinates beyond these lose their fractions in a float; a NaN fails the comparison too.
    sane &= x > -1e6f && x < 1e6f && y > -1e6f && y < 1e6f;
    left = fminf(left, x), right = fmaxf(right, x), top = fminf(top, y), bottom = fmaxf(bottom, y);
  }
  px_target t = *target;
  if (!sane) {
    free(points);
    return 0;
  }
  if ((int)floorf(left) > t.clip.x0) t.clip.x0 = (int)floorf(left);
  if ((int)ceilf(right) < t.clip.x1) t.clip.x1 = (int)ceilf(right);
  if ((int)floorf(top) > t.clip.y0) t.clip.y0 = (int)floorf(top);
  if ((int)ceilf(bottom) < t.clip.y1) t.clip.y1 = (int)ceilf(bottom);
  int width = t.clip.x1 - t.clip.x0, height = t.clip.y1 - t.clip.y0;
  if (width <= 0 || height <= 0) {
    free(points);
    return 0;
  }
  for (int i = 0; i < count; i++) {
    points[2 * i] -= (float)t.clip.x0;
    points[2 * i + 1] -= (float)t.clip.y0;
  }
  int words = (width + 2 + 63) / 64;
  int most = band_rows(width + 2);
  if (most > height) most = height;
  size_t cell_bytes = sizeof(float) * (size_t)most * (size_t)(width + 2);
  size_t touched_bytes = sizeof(uint64_t) * (size_t)most * (size_t)words;
  char *memory = calloc(1, touched_bytes + cell_bytes);
  if (!memory) {
    free(points);
    return -1;
  }
  band b = {(float *)(memory + touched_bytes), (uint64_t *)memory, width, words, 0, 0};
  for (int y = 0; y < height; y += most) {
    int rows = height - y < most ? height - y : most;
    b.top = (float)y, b.bottom = (float)(y + rows);
    for (int o = 0, start = 0; o < outlines; start = ends[o++]) {
      int end = ends[o];
      for (int i = start; i < end; i++) {
        int j = i + 1 < end ? i + 1 : start;
        add_line(&b, points[2 * i], points[2 * i + 1], points[2 * j], points[2 * j + 1]);
      }
    }
    for (int row = 0; row < rows; row++) sweep(&t, &b, row, t.clip.y0 + y + row);
  }
  free(memory);
  free(points);
  return 0;
}
