#include "fast.h"
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
    const float *before = from + (i - b.reach - 1) * lanes, *after = from + (i + b.reach + 1) * lanes;
    const float *leaving = from + (i - b.reach) * lanes;
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
  int failed = 0;
  if (sigma_x > 0)
    failed |= blur_lines(bytes, width, channels, height * channels, channels, stride, sigma_x, clamps);
  if (sigma_y > 0)
    failed |= blur_lines(bytes, height, stride, width * channels, width * channels, 0, sigma_y, clamps);
  return failed;
}
