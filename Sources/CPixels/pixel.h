// What the loops share; not for callers.
#pragma once
#include <stdint.h>

// Compiles a function a second time for processors with wider vectors; the loader picks one. Both
// give the same results: whole numbers, or floats without fused multiplication.
#if defined(__x86_64__) && defined(__GLIBC__)
#define PX_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define PX_WIDE
#endif

/// A native pixel times 0...255, divided by 255 and rounded; two channels at a time.
static inline uint32_t px_scaled(uint32_t pixel, uint32_t by) {
  uint32_t low = (pixel & 0xff00ff) * by + 0x800080;
  uint32_t high = ((pixel >> 8) & 0xff00ff) * by + 0x800080;
  low = ((low + ((low >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  high = (high + ((high >> 8) & 0xff00ff)) & 0xff00ff00;
  return low | high;
}
