#include "fast.h"
#include "pixels.h"
#include <math.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

PX_WIDE void px_to_rgba(uint8_t *to, const uint32_t *from, int count) {
  for (int i = 0; i < count; i++) {
    uint32_t p = from[i];
    uint32_t q = (p & 0xff00ff00) | ((p >> 16) & 0xff) | ((p & 0xff) << 16);
    memcpy(to + 4 * (long)i, &q, 4);
  }
}

void px_clear(uint32_t *pixels, int stride, px_rect r) {
  if (r.x0 >= r.x1) return;
  for (int y = r.y0; y < r.y1; y++)
    memset(pixels + (long)y * stride + r.x0, 0, 4 * (size_t)(r.x1 - r.x0));
}

void px_alpha(uint8_t *to, int to_stride, const uint32_t *from, int from_stride, int width,
              int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      to[(long)y * to_stride + x] = (uint8_t)(from[(long)y * from_stride + x] >> 24);
}

static inline uint32_t scaled(uint32_t pixel, uint32_t by) {
  uint32_t low = (pixel & 0xff00ff) * by + 0x800080, high = ((pixel >> 8) & 0xff00ff) * by + 0x800080;
  low = ((low + ((low >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  high = (high + ((high >> 8) & 0xff00ff)) & 0xff00ff00;
  return low | high;
}

void px_mask(uint32_t *pixels, int stride, const uint32_t *mask, int mask_stride, int width,
             int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t *p = pixels + (long)y * stride + x;
      *p = scaled(*p, mask[(long)y * mask_stride + x] >> 24);
    }
}

static inline float clamped(float v) { return v < 0 ? 0 : v > 1 ? 1 : v; }

static inline uint32_t packed(float r, float g, float b, float a) {
  return (uint32_t)(a * 255 + 0.5f) << 24 | (uint32_t)(r * a * 255 + 0.5f) << 16 |
         (uint32_t)(g * a * 255 + 0.5f) << 8 | (uint32_t)(b * a * 255 + 0.5f);
}

void px_color_matrix(uint32_t *pixels, int stride, int width, int height, const float m[12],
                     float alpha) {
  uint32_t last = 0, result = 0;
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t *p = pixels + (long)y * stride + x, v = *p;
      if (!(v >> 24)) continue;
      // Flat areas are the rule: the same pixel gives the same result.
      if (v != last) {
        float scale = 1 / (float)(v >> 24);
        float r = (float)((v >> 16) & 255) * scale, g = (float)((v >> 8) & 255) * scale;
        float b = (float)(v & 255) * scale;
        last = v;
        result = packed(clamped(m[0] * r + m[1] * g + m[2] * b + m[3]),
                        clamped(m[4] * r + m[5] * g + m[6] * b + m[7]),
                        clamped(m[8] * r + m[9] * g + m[10] * b + m[11]),
                        clamped((float)(v >> 24) / 255 * alpha));
      }
      *p = result;
    }
}

void px_luminance_to_alpha(uint32_t *pixels, int stride, int width, int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t *p = pixels + (long)y * stride + x, v = *p;
      float l = 0.2126f * (float)((v >> 16) & 255) + 0.7152f * (float)((v >> 8) & 255) +
                0.0722f * (float)(v & 255);
      *p = (uint32_t)(l + 0.5f) << 24;
    }
}

void px_plus_darker(uint32_t *to, int to_stride, const uint32_t *from, int from_stride, int width,
                    int height) {
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      uint32_t *d = to + (long)y * to_stride + x, s = from[(long)y * from_stride + x];
      if (!(s >> 24)) continue;
      int sa = (int)(s >> 24), da = (int)(*d >> 24), a = sa + da > 255 ? 255 : sa + da;
      uint32_t result = (uint32_t)a << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        int lacks = (sa - (int)(s >> shift & 255)) + (da - (int)(*d >> shift & 255));
        int v = a - lacks;
        result |= (uint32_t)(v < 0 ? 0 : v) << shift;
      }
      *d = result;
    }
}

static inline uint32_t pixel_at(const uint32_t *from, int stride, int w, int h, int x, int y) {
  return x < 0 || y < 0 || x >= w || y >= h ? 0 : from[(long)y * stride + x];
}

void px_project(uint32_t *to, int to_stride, int to_width, int to_height, const uint32_t *from,
                int from_stride, int from_width, int from_height, const double m[9]) {
  for (int y = 0; y < to_height; y++)
    for (int x = 0; x < to_width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double w = m[6] * px + m[7] * py + m[8];
      if (!(w > 1e-9)) continue;
      double u = (m[0] * px + m[1] * py + m[2]) / w - 0.5;
      double v = (m[3] * px + m[4] * py + m[5]) / w - 0.5;
      if (!(u > -1 && v > -1 && u < from_width && v < from_height)) continue;
      int ix = (int)floor(u), iy = (int)floor(v);
      uint32_t fx = (uint32_t)((u - ix) * 256), fy = (uint32_t)((v - iy) * 256);
      uint32_t p00 = pixel_at(from, from_stride, from_width, from_height, ix, iy);
      uint32_t p10 = pixel_at(from, from_stride, from_width, from_height, ix + 1, iy);
      uint32_t p01 = pixel_at(from, from_stride, from_width, from_height, ix, iy + 1);
      uint32_t p11 = pixel_at(from, from_stride, from_width, from_height, ix + 1, iy + 1);
      uint32_t result = 0;
      for (int shift = 0; shift < 32; shift += 8) {
        uint32_t top = (p00 >> shift & 255) * (256 - fx) + (p10 >> shift & 255) * fx;
        uint32_t low = (p01 >> shift & 255) * (256 - fx) + (p11 >> shift & 255) * fx;
        result |= ((top * (256 - fy) + low * fy + 32768) >> 16) << shift;
      }
      to[(long)y * to_stride + x] = result;
    }
}

/// The sum of the ramp's colours up to a place in it, whole turns included.
static inline void ramp_sum(const double *sums, int count, double place, double out[4]) {
  double turns = floor(place / count), rest = place - turns * count;
  int i = (int)rest;
  if (i >= count) i = count - 1;
  double f = rest - i;
  for (int c = 0; c < 4; c++) {
    double a = sums[4 * i + c], b = sums[4 * (i + 1) + c], all = sums[4 * count + c];
    out[c] = turns * all + a + (b - a) * f;
  }
}

void px_conic(uint32_t *to, int stride, int width, int height, const double *sums, int count,
              px_affine m) {
  const double turn = 6.283185307179586;
  double unit = 0.5 * (hypot(m.a, m.b) + hypot(m.c, m.d));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      double px = x + 0.5, py = y + 0.5;
      double u = m.a * px + m.c * py + m.tx, v = m.b * px + m.d * py + m.ty;
      double t = atan2(v, u) / turn, r = hypot(u, v);
      // One pixel's share of the turn: averaging over it smooths the edge where the ends meet.
      double share = r > 0 ? unit / (turn * r) : 1;
      if (share > 1) share = 1;
      double low[4], high[4], at = t * count, half = share * count / 2;
      ramp_sum(sums, count, at - half, low);
      ramp_sum(sums, count, at + half, high);
      uint32_t c[4];
      for (int i = 0; i < 4; i++) {
        double value = (high[i] - low[i]) / (2 * half);
        c[i] = (uint32_t)(value < 0 ? 0.5 : value > 255 ? 255.5 : value + 0.5);
      }
      to[(long)y * stride + x] = c[3] << 24 | c[0] << 16 | c[1] << 8 | c[2];
    }
}
