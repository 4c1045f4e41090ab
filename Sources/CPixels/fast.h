// Compiles a function a second time for processors with wider vectors; the loader picks one. Both
// give the same results: whole numbers, or floats without fused multiplication.
#pragma once
#include <stdint.h>

#if defined(__x86_64__) && defined(__GLIBC__)
#define PX_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define PX_WIDE
#endif
