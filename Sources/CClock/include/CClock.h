#ifndef CCLOCK_H
#define CCLOCK_H

#include <stdbool.h>
#include <stdint.h>

/*
 Virtual time for everything that waits.

 This target defines the C functions through which Swift programs wait and ask for the time on
 Linux: clock_gettime, gettimeofday, time, nanosleep, usleep, sleep, timerfd_settime, and
 libdispatch's async, after, barrier, group and sync calls. A program that links it calls these
 instead of the library's own. Outside a clock each one passes the call on, at the cost of one
 thread-local read.

 Between cclock_enter and cclock_leave the calling thread is *inside* a clock:
 - the time is an origin plus the clock's `now`, which moves only by cclock_set_now;
 - work given to any queue, Swift's executors included, is kept by the clock until
   cclock_run_ready or cclock_fire runs it, on the calling thread and in the order it was given;
 - delays and timers become due in virtual time.

 Units: nanoseconds since the clock was made. Clocks may be nested and several may live in one
 thread; their run loop timers stay apart as long as they do not take turns.

 Not covered: a semaphore or a condition that waits for captured work blocks for ever; dispatch
 sources and other threads run in real time.
*/
typedef struct cclock cclock;

/* Makes a clock that stands at 0; cclock_destroy drops its work without running it. */
cclock *_Nonnull cclock_create(void);
void cclock_destroy(cclock *_Nonnull clock);

/* Puts the calling thread inside a clock; cclock_leave returns it to where it was before. */
void cclock_enter(cclock *_Nonnull clock);
void cclock_leave(void);

/* The clock's time; setting it to an earlier time has no effect. */
uint64_t cclock_now(const cclock *_Nonnull clock);
void cclock_set_now(cclock *_Nonnull clock, uint64_t now);

/* Runs captured jobs, and those they add, until none is ready or `limit` have run; the count. */
long cclock_run_ready(cclock *_Nonnull clock, long limit);

/* Whether a captured job could run now. */
bool cclock_has_ready(cclock *_Nonnull clock);

/* The earliest time at which a delay or a timer is due; UINT64_MAX where nothing waits. */
uint64_t cclock_next_due(cclock *_Nonnull clock);

typedef enum {
  CCLOCK_NOTHING, /* nothing was due */
  CCLOCK_RAN,     /* one delayed job has run */
  CCLOCK_TIMER,   /* a run loop timer is armed: turn the thread's run loop once */
} cclock_fired;

/* Runs the earliest delay or arms the earliest timer that is due at the clock's time. */
cclock_fired cclock_fire(cclock *_Nonnull clock);

#endif
