#ifndef CCLOCK_STAGE_H
#define CCLOCK_STAGE_H

#include "CClock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

/* Midnight of 1 January 2026, UTC: `Date.now` when a clock stands at 0. */
#define WALL_ORIGIN 1767225600000000000ull

/*
 Each clock's uptime starts earlier than that of the clock made before it, so that a run loop
 timer which an earlier clock left behind lies out of reach of a later one.
*/
#define UPTIME_ORIGIN 4000000000000000000ull
#define UPTIME_SPACING 1000000000000000ull
#define UPTIME_CLOCKS 3000

typedef void (*job_function)(void *);

/* Work that waits: for its turn, for a time, or for a group to become empty. */
typedef struct {
  job_function function;
  void *context;
  uint64_t at;
  void *group;      /* entered when the job was given, left when it has run */
  void *only_after; /* a group that has to be empty first */
} job;

typedef struct {
  job *items;
  size_t first, count, capacity;
} job_list;

typedef struct {
  int descriptor;
  uint64_t at;    /* when it fires: `exact` moved to a whole microsecond that is very near */
  uint64_t exact; /* what the run loop asked for */
} armed_timer;

struct cclock {
  pthread_mutex_t lock;
  uint64_t now;
  uint64_t uptime_origin;
  /* How long the job that runs now has slept: what it does after that happens later. */
  uint64_t lag;
  /* How far uptime runs ahead while a timer fires that asked for a little more than `now`. */
  uint64_t ahead;
  job_list ready, delayed, notices;
  armed_timer *timers;
  size_t timer_count, timer_capacity;
};

/* The clock the calling thread is inside of, or NULL. */
cclock *cclock_current(void);

/* Keeps a job: ready at once, or at a time if that lies ahead. */
void cclock_keep(cclock *clock, job kept);
void cclock_keep_notice(cclock *clock, job kept);

/* Whether a group is empty now. */
bool cclock_group_is_empty(void *group);
void cclock_finish(job done);

/*
 A due time, moved to a whole microsecond that is very near. Foundation counts dates in a Double,
 which is 0.1 µs coarse: without this the tenth tick of a timer of 0.1 s comes after 1 s.
*/
uint64_t cclock_snapped(uint64_t at);

/* Remembers when a timer descriptor is due, and arms it for real. */
void cclock_set_timer(cclock *clock, int descriptor, uint64_t at);
void cclock_arm(int descriptor, bool now);

/* The function a definition of ours stands in front of. */
#define NEXT(name) \
  static __typeof__(&name) next; \
  if (!next) next = (__typeof__(&name))dlsym(RTLD_NEXT, #name)

#endif
