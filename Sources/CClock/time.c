#define _GNU_SOURCE
#include "stage.h"

#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define SECOND 1000000000ull

/* The clocks that measure a process or a thread stay real. */
static bool is_wall(clockid_t id) {
  return id == CLOCK_REALTIME || id == CLOCK_REALTIME_COARSE || id == CLOCK_TAI;
}

static bool is_uptime(clockid_t id) {
  return id == CLOCK_MONOTONIC || id == CLOCK_MONOTONIC_RAW || id == CLOCK_MONOTONIC_COARSE
    || id == CLOCK_BOOTTIME;
}

static uint64_t time_inside(const cclock *clock, bool wall) {
  uint64_t since = clock->now + clock->lag;
  return wall ? WALL_ORIGIN + since : clock->uptime_origin + since + clock->ahead;
}

int clock_gettime(clockid_t id, struct timespec *result) {
  NEXT(clock_gettime);
  cclock *clock = cclock_current();
  if (!clock || !(is_wall(id) || is_uptime(id))) return next(id, result);
  uint64_t now = time_inside(clock, is_wall(id));
  result->tv_sec = (time_t)(now / SECOND);
  result->tv_nsec = (long)(now % SECOND);
  return 0;
}

int gettimeofday(struct timeval *restrict result, void *restrict zone) {
  NEXT(gettimeofday);
  cclock *clock = cclock_current();
  if (!clock) return next(result, zone);
  uint64_t now = time_inside(clock, true);
  result->tv_sec = (time_t)(now / SECOND);
  result->tv_usec = (suseconds_t)(now % SECOND / 1000);
  return 0;
}

time_t time(time_t *result) {
  NEXT(time);
  cclock *clock = cclock_current();
  if (!clock) return next(result);
  time_t now = (time_t)(time_inside(clock, true) / SECOND);
  if (result) *result = now;
  return now;
}

/*
 Sleeping inside a clock does not wait: what the job does afterwards counts as done later, and
 what it gives to a queue becomes ready only then.
*/
static bool slept(uint64_t nanoseconds) {
  cclock *clock = cclock_current();
  if (clock) clock->lag += nanoseconds;
  return clock != NULL;
}

int nanosleep(const struct timespec *wanted, struct timespec *left) {
  NEXT(nanosleep);
  if (!slept((uint64_t)wanted->tv_sec * SECOND + (uint64_t)wanted->tv_nsec)) {
    return next(wanted, left);
  }
  if (left) memset(left, 0, sizeof *left);
  return 0;
}

int usleep(useconds_t wanted) {
  NEXT(usleep);
  return slept((uint64_t)wanted * 1000) ? 0 : next(wanted);
}

unsigned int sleep(unsigned int wanted) {
  NEXT(sleep);
  return slept((uint64_t)wanted * SECOND) ? 0 : next(wanted);
}

/* Run loops wait for their timers through a timer descriptor, set to uptime. */
int timerfd_settime(
  int descriptor, int flags, const struct itimerspec *wanted, struct itimerspec *before
) {
  NEXT(timerfd_settime);
  cclock *clock = cclock_current();
  if (!clock) return next(descriptor, flags, wanted, before);
  uint64_t value =
    (uint64_t)wanted->it_value.tv_sec * SECOND + (uint64_t)wanted->it_value.tv_nsec;
  uint64_t origin = clock->uptime_origin, at = UINT64_MAX;
  if (value != 0) {
    at = (flags & TFD_TIMER_ABSTIME) ? (value > origin ? value - origin : 0) : clock->now + value;
  }
  if (before) memset(before, 0, sizeof *before);
  cclock_set_timer(clock, descriptor, at);
  return 0;
}

void cclock_arm(int descriptor, bool now) {
  NEXT(timerfd_settime);
  struct itimerspec wanted;
  memset(&wanted, 0, sizeof wanted);
  wanted.it_value.tv_nsec = now ? 1 : 0;
  next(descriptor, 0, &wanted, NULL);
}
