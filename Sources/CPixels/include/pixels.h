// The loops over pixels that a debug build of Swift would make a hundred times slower.
//
// Two layouts. "Native" pixels are cairo's ARGB32: one uint32_t, alpha in the high byte,
// premultiplied. "RGBA" pixels are four bytes in that order. Strides count elements of the
// pointer's type. Nothing here allocates for the caller or keeps state between calls.
#pragma once
#include <stdint.h>

/// A half-open rectangle of whole pixels.
typedef struct {
  int x0, y0, x1, y1;
} px_rect;

/// Maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
typedef struct {
  float a, b, c, d, tx, ty;
} px_affine;

// blur.c

/// Blurs in place by three box passes along each axis, 1 or 4 bytes a pixel.
///
/// Each sigma is in pixels; the kernel reaches three of them. With `clamps` the outermost pixels
/// go on for ever outside, else everything outside is transparent. Returns 0, or -1 when there is
/// no memory.
int px_blur(uint8_t *bytes, int width, int height, int stride, int channels, float sigma_x,
            float sigma_y, int clamps);

// fill.c

/// Where coverage goes: over native pixels in a colour, or into bytes that hold coverage alone.
typedef struct {
  uint32_t *pixels;  // native pixels, or null
  uint8_t *coverage; // bytes, used where pixels is null
  int stride;
  px_rect clip;      // nothing outside is touched; at most 32,767 pixels wide
  uint32_t color;    // a native, premultiplied pixel
} px_target;

/// Fills closed outlines of straight lines by exact area, smoothing edges.
///
/// `xy` holds points, `ends` the index after each outline's last point. Outlines may overlap in the
/// same direction and punch holes in the other; lines that cross themselves need another filler.
/// Returns 0, or -1 when there is no memory.
int px_fill(const px_target *target, const float *xy, const int *ends, int outlines,
            px_affine transform);

/// Fills whole pixels.
void px_fill_rect(const px_target *target, px_rect rect);

// compose.c

/// Copies native pixels to RGBA bytes.
void px_to_rgba(uint8_t *to, const uint32_t *from, int count);

/// Clears a rectangle of native pixels.
void px_clear(uint32_t *pixels, int stride, px_rect rect);

/// Copies the alpha of native pixels.
void px_alpha(uint8_t *to, int to_stride, const uint32_t *from, int from_stride, int width,
              int height);

/// Multiplies native pixels by the alpha of others.
void px_mask(uint32_t *pixels, int stride, const uint32_t *mask, int mask_stride, int width,
             int height);

/// Applies a 3×4 matrix to unpremultiplied colours, clamps, and multiplies alpha.
void px_color_matrix(uint32_t *pixels, int stride, int width, int height, const float matrix[12],
                     float alpha);

/// Turns every pixel black, with its luminance as its alpha.
void px_luminance_to_alpha(uint32_t *pixels, int stride, int width, int height);

/// Adds darkness: max(0, min(1, sum of alphas) − what both lack of white), on native pixels.
void px_plus_darker(uint32_t *to, int to_stride, const uint32_t *from, int from_stride, int width,
                    int height);

/// Draws `from` through a projection, bilinearly; `inverse` (3×3, rows) maps the centres of
/// `to`'s pixels to places in `from`. Points behind the viewer stay transparent.
void px_project(uint32_t *to, int to_stride, int to_width, int to_height, const uint32_t *from,
                int from_stride, int from_width, int from_height, const double inverse[9]);

/// Paints colours around a centre. `sums` holds `count + 1` running sums of the premultiplied
/// colours (red, green, blue, alpha; 0...255) of one full turn, from none to all of them; `inverse`
/// maps pixel centres to points around the centre.
void px_conic(uint32_t *to, int stride, int width, int height, const double *sums, int count,
              px_affine inverse);

// image.c

/// Shrinks RGBA pixels, averaging the area (in source pixels) under each new pixel.
void px_shrink(uint8_t *to, int to_width, int to_height, const uint8_t *from, int from_width,
               int from_height, double x, double y, double width, double height);

/// Lays RGBA pixels with round corners over others; what lies outside is cut.
void px_lay(uint8_t *to, int to_width, int to_height, const uint8_t *from, int width, int height,
            int x, int y, float corner);

/// Unpremultiplies RGBA pixels.
void px_unpremultiply(uint8_t *to, const uint8_t *from, int count);

/// Keeps red, green and blue of RGBA pixels; `to` may be `from`.
void px_drop_alpha(uint8_t *to, const uint8_t *from, int count);

/// Lays RGBA pixels over white.
void px_over_white(uint8_t *to, const uint8_t *from, int count);

/// 1 where every pixel is opaque.
int px_is_opaque(const uint8_t *rgba, int count);

/// The smallest rectangle outside which two RGBA images of one size agree; empty if they are equal.
px_rect px_difference(const uint8_t *a, const uint8_t *b, int width, int height);

/// Writes PNG rows of `depth` bytes a pixel, each behind the filter that leaves least to compress.
/// `to` takes height · (width·depth + 1) bytes.
void px_png_filter(uint8_t *to, const uint8_t *from, int width, int height, int depth);
