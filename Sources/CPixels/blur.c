#include "pixel.h"
#include "pixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

enum { lanes = 16 };

/// A box whose width need not be whole: weight 1 up to `reach`, `edge` just beyond it. Without the
/// fraction an animated radius would jump from one whole width to the next.
typedef struct {
  int reach;
  float edge, scale;
} box;

/// The box that, applied three times, has the variance of a Gaussian.
static box box_for(float sigma) {
  double s = (double)sigma * sigma / 3;
  int r = (int)floor((sqrt(1 + 12 * s) - 1) / 2);
  double edge = (2 * r + 1) * (s - r * (r + 1) / 3.0) / (2 * ((r + 1.0) * (r + 1.0) - s));
  return (box){r, (float)edge, (float)(1 / (2 * r + 1 + 2 * edge))};
}

/// One pass over `n` elements of 16 lanes each; both buffers have `pad` elements around them.
PX_WIDE static void pass(const float *restrict from, float *restrict to, int n, box b) {
  float sum[lanes] = {0};
  for (int i = -b.reach; i <= b.reach; i++)
    for (int l = 0; l < lanes; l++) sum[l] += from[i * lanes + l];
  for (int i = 0; i < n; i++) {
    const float *before = from + (i - b.reach - 1) * lanes, *leaving = before + lanes;
    const float *after = from + (i + b.reach + 1) * lanes;
    for (int l = 0; l < lanes; l++) {
      to[i * lanes + l] = (sum[l] + b.edge * (before[l] + after[l])) * b.scale;
      sum[l] += after[l] - leaving[l];
    }
  }
}

static void fill_pads(float *line, int n, int pad, int clamps) {
  if (!clamps) {
    memset(line - pad * lanes, 0, sizeof(float) * (size_t)(pad * lanes));
    memset(line + n * lanes, 0, sizeof(float) * (size_t)(pad * lanes));
    return;
  }
  for (int i = 1; i <= pad; i++) {
    memcpy(line - i * lanes, line, sizeof(float) * lanes);
    memcpy(line + (n + i - 1) * lanes, line + (n - 1) * lanes, sizeof(float) * lanes);
  }
}

/// Blurs lines of `n` elements, `step` bytes apart, in groups of 16 bytes side by side: `rows`
/// bands, each `band` bytes after the one before, of `run` bytes in a row.
static int blur_lines(uint8_t *bytes, int n, long step, int total, int run, long band, float sigma,
                      int clamps) {
  box b = box_for(sigma);
  int pad = b.reach + 2;
  size_t length = (size_t)(n + 2 * pad) * lanes;
  float *memory = malloc(2 * length * sizeof(float));
  if (!memory) return -1;
  float *one = memory + pad * lanes, *two = one + length;
  for (int start = 0; start < total; start += lanes) {
    long offset[lanes];
    int used = total - start < lanes ? total - start : lanes;
    for (int l = 0; l < lanes; l++) {
      int k = start + (l < used ? l : 0);
      offset[l] = k / run * band + k % run;
    }
    int any = 0;
    if (used == lanes && offset[lanes - 1] - offset[0] == lanes - 1) {
      for (int i = 0; i < n; i++) {
        const uint8_t *p = bytes + i * step + offset[0];
        for (int l = 0; l < lanes; l++) one[i * lanes + l] = p[l];
        for (int l = 0; l < lanes; l++) any |= p[l];
      }
    } else {
      for (int i = 0; i < n; i++)
        for (int l = 0; l < lanes; l++) {
          uint8_t v = bytes[i * step + offset[l]];
          one[i * lanes + l] = v;
          any |= v;
        }
    }
    if (!any) continue;
    float *from = one, *to = two;
    for (int k = 0; k < 3; k++) {
      fill_pads(from, n, pad, clamps);
      pass(from, to, n, b);
      float *swap = from;
      from = to;
      to = swap;
    }
    for (int i = 0; i < n; i++)
      for (int l = 0; l < used; l++)
        bytes[i * step + offset[l]] = (uint8_t)(from[i * lanes + l] + 0.5f);
  }
  free(memory);
  return 0;
}

int px_blur(uint8_t *bytes, int width, int height, int stride, int channels, float sigma_x,
            float sigma_y, int clamps) {
  if (width <= 0 || height <= 0) return 0;
  int failed = 0, row = width * channels;
  if (sigma_x > 0)
    failed |= blur_lines(bytes, width, channels, height * channels, channels, stride, sigma_x,
                         clamps);
  if (sigma_y > 0) failed |= blur_lines(bytes, height, stride, row, row, 0, sigma_y, clamps);
  return failed;
}

/// Blends two rows into 16 bits a channel, a pixel of room on either side.
PX_WIDE static void blend_rows(uint16_t *restrict to, const uint8_t *a, const uint8_t *b, int n,
                               uint16_t part) {
  uint16_t rest = (uint16_t)(256 - part);
  for (int i = 0; i < n; i++) to[i] = (uint16_t)(a[i] * rest + b[i] * part);
}

typedef uint16_t u16x4 __attribute__((vector_size(8)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint8_t u8x4 __attribute__((vector_size(4)));

PX_WIDE static void blend_columns_4(uint8_t *restrict out, const uint16_t *row,
                                    const int32_t *place, int n) {
  for (int i = 0; i < n; i++) {
    u16x4 a, b;
    memcpy(&a, row + place[2 * i], 8);
    memcpy(&b, row + place[2 * i] + 4, 8);
    uint32_t part = (uint32_t)place[2 * i + 1];
    u32x4 v = __builtin_convertvector(a, u32x4) * (256 - part) +
              __builtin_convertvector(b, u32x4) * part + 32768;
    u8x4 pixel = __builtin_convertvector(v >> 16, u8x4);
    memcpy(out + 4 * i, &pixel, 4);
  }
}

PX_WIDE static void blend_columns_1(uint8_t *restrict out, const uint16_t *row,
                                    const int32_t *place, int n) {
  for (int i = 0; i < n; i++) {
    uint32_t a = row[place[2 * i]], b = row[place[2 * i] + 1], part = (uint32_t)place[2 * i + 1];
    out[i] = (uint8_t)((a * (256 - part) + b * part + 32768) >> 16);
  }
}

int px_enlarge(uint8_t *to, int to_stride, int to_width, int to_height, const uint8_t *from,
               int from_stride, int from_width, int from_height, int channels, double x, double y,
               double step_x, double step_y, int clamps) {
  if (to_width <= 0 || to_height <= 0 || from_width <= 0 || from_height <= 0) return 0;
  int n = from_width * channels;
  size_t row_bytes = sizeof(uint16_t) * (size_t)(n + 3 * channels);
  size_t place_bytes = sizeof(int32_t) * 2 * (size_t)to_width;
  char *memory = calloc(1, place_bytes + row_bytes + (size_t)n);
  if (!memory) return -1;
  // For each new pixel: where its left neighbour starts in the row, and how much of the right one.
  int32_t *place = (int32_t *)memory;
  uint16_t *row = (uint16_t *)(memory + place_bytes);
  const uint8_t *nothing = (const uint8_t *)memory + place_bytes + row_bytes;
  for (int i = 0; i < to_width; i++) {
    double u = x + i * step_x - 0.5;
    u = u < -1 ? -1 : u > from_width ? from_width : u;
    place[2 * i] = ((int)floor(u) + 1) * channels;
    place[2 * i + 1] = (int)((u - floor(u)) * 256);
  }
  for (int j = 0; j < to_height; j++) {
    double v = y + j * step_y - 0.5;
    v = v < -1 ? -1 : v > from_height ? from_height : v;
    int top = (int)floor(v), low = top + 1;
    if (clamps) {
      top = top < 0 ? 0 : top >= from_height ? from_height - 1 : top;
      low = low >= from_height ? from_height - 1 : low;
    }
    const uint8_t *a = top >= 0 && top < from_height ? from + (long)top * from_stride : nothing;
    const uint8_t *b = low < from_height ? from + (long)low * from_stride : nothing;
    blend_rows(row + channels, a, b, n, (uint16_t)((v - floor(v)) * 256));
    if (clamps)
      for (int c = 0; c < channels; c++) {
        row[c] = row[channels + c];
        row[n + channels + c] = row[n + 2 * channels + c] = row[n + c];
      }
    uint8_t *out = to + (long)j * to_stride;
    if (channels == 4)
      blend_columns_4(out, row, place, to_width);
    else
      blend_columns_1(out, row, place, to_width);
  }
  free(memory);
  return 0;
}
