#define _GNU_SOURCE
#include "stage.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The clocks a thread is inside of, innermost last. */
typedef struct {
  cclock **items;
  size_t count, capacity;
} nesting;

static __thread nesting inside;
static __thread cclock *current;
static atomic_uint_fast64_t clocks_made;

static void *grow(void *items, size_t *capacity, size_t size) {
  *capacity = *capacity ? *capacity * 2 : 16;
  void *grown = realloc(items, *capacity * size);
  if (!grown) {
    fputs("CClock: out of memory\n", stderr);
    abort();
  }
  return grown;
}

cclock *cclock_create(void) {
  cclock *clock = calloc(1, sizeof *clock);
  if (!clock) abort();
  pthread_mutex_init(&clock->lock, NULL);
  uint64_t number = atomic_fetch_add(&clocks_made, 1) % UPTIME_CLOCKS;
  clock->uptime_origin = UPTIME_ORIGIN - number * UPTIME_SPACING;
  return clock;
}

void cclock_destroy(cclock *clock) {
  for (size_t i = 0; i < clock->timer_count; i++) {
    if (clock->timers[i].at != UINT64_MAX) cclock_arm(clock->timers[i].descriptor, false);
  }
  pthread_mutex_destroy(&clock->lock);
  free(clock->ready.items);
  free(clock->delayed.items);
  free(clock->notices.items);
  free(clock->timers);
  free(clock);
}

cclock *cclock_current(void) { return current; }

void cclock_enter(cclock *clock) {
  if (inside.count == inside.capacity) {
    inside.items = grow(inside.items, &inside.capacity, sizeof *inside.items);
  }
  inside.items[inside.count++] = current;
  current = clock;
}

void cclock_leave(void) {
  if (inside.count == 0) return;
  current = inside.items[--inside.count];
  if (inside.count > 0) return;
  free(inside.items);
  memset(&inside, 0, sizeof inside);
}

uint64_t cclock_now(const cclock *clock) { return clock->now; }

void cclock_set_now(cclock *clock, uint64_t now) {
  if (now > clock->now) clock->now = now;
}

uint64_t cclock_snapped(uint64_t at) {
  const uint64_t step = 1000, reach = 250;
  if (at > UINT64_MAX - step) return at;
  uint64_t past = at % step;
  if (past <= reach) return at - past;
  return step - past <= reach ? at + step - past : at;
}

/* Lists of jobs: added at the end, taken from the front or from between. */

static void add(job_list *list, job added) {
  if (list->first + list->count == list->capacity) {
    if (list->first > list->count) {
      memmove(list->items, list->items + list->first, list->count * sizeof(job));
      list->first = 0;
    } else {
      list->items = grow(list->items, &list->capacity, sizeof(job));
    }
  }
  list->items[list->first + list->count++] = added;
}

static job take(job_list *list, size_t index) {
  job *start = list->items + list->first;
  job taken = start[index];
  if (index == 0) {
    list->first++;
  } else {
    memmove(start + index, start + index + 1, (list->count - index - 1) * sizeof(job));
  }
  if (--list->count == 0) list->first = 0;
  return taken;
}

void cclock_keep(cclock *clock, job kept) {
  pthread_mutex_lock(&clock->lock);
  uint64_t earliest = clock->now + clock->lag;
  if (kept.at < earliest) kept.at = earliest;
  add(kept.at > clock->now ? &clock->delayed : &clock->ready, kept);
  pthread_mutex_unlock(&clock->lock);
}

void cclock_keep_notice(cclock *clock, job kept) {
  pthread_mutex_lock(&clock->lock);
  add(&clock->notices, kept);
  pthread_mutex_unlock(&clock->lock);
}

/* Moves the notices of groups that have become empty to the ready jobs. */
static void collect_notices(cclock *clock) {
  for (size_t i = 0; i < clock->notices.count;) {
    job *notice = clock->notices.items + clock->notices.first + i;
    if (cclock_group_is_empty(notice->only_after)) {
      add(&clock->ready, take(&clock->notices, i));
    } else {
      i++;
    }
  }
}

static void run(cclock *clock, job taken) {
  cclock_enter(clock);
  uint64_t outer = clock->lag;
  clock->lag = 0;
  taken.function(taken.context);
  clock->lag = outer;
  cclock_finish(taken);
  cclock_leave();
}

bool cclock_has_ready(cclock *clock) {
  pthread_mutex_lock(&clock->lock);
  collect_notices(clock);
  bool ready = clock->ready.count > 0;
  pthread_mutex_unlock(&clock->lock);
  return ready;
}

long cclock_run_ready(cclock *clock, long limit) {
  long count = 0;
  clock->ahead = 0;
  while (count < limit) {
    pthread_mutex_lock(&clock->lock);
    collect_notices(clock);
    bool found = clock->ready.count > 0;
    job taken = found ? take(&clock->ready, 0) : (job){0};
    pthread_mutex_unlock(&clock->lock);
    if (!found) break;
    run(clock, taken);
    count++;
  }
  return count;
}

/* The index of the earliest delay, the one given first among equals; -1 where none waits. */
static long earliest_delay(const cclock *clock) {
  const job *start = clock->delayed.items + clock->delayed.first;
  long best = -1;
  for (size_t i = 0; i < clock->delayed.count; i++) {
    if (best < 0 || start[i].at < start[best].at) best = (long)i;
  }
  return best;
}

static long earliest_timer(const cclock *clock) {
  long best = -1;
  for (size_t i = 0; i < clock->timer_count; i++) {
    if (clock->timers[i].at == UINT64_MAX) continue;
    if (best < 0 || clock->timers[i].at < clock->timers[best].at) best = (long)i;
  }
  return best;
}

uint64_t cclock_next_due(cclock *clock) {
  pthread_mutex_lock(&clock->lock);
  long delay = earliest_delay(clock), timer = earliest_timer(clock);
  uint64_t due = delay < 0 ? UINT64_MAX : clock->delayed.items[clock->delayed.first + delay].at;
  if (timer >= 0 && clock->timers[timer].at < due) due = clock->timers[timer].at;
  pthread_mutex_unlock(&clock->lock);
  return due;
}

cclock_fired cclock_fire(cclock *clock) {
  pthread_mutex_lock(&clock->lock);
  long delay = earliest_delay(clock), timer = earliest_timer(clock);
  uint64_t delay_at =
    delay < 0 ? UINT64_MAX : clock->delayed.items[clock->delayed.first + delay].at;
  uint64_t timer_at = timer < 0 ? UINT64_MAX : clock->timers[timer].at;
  cclock_fired fired = CCLOCK_NOTHING;
  clock->ahead = 0;
  job taken = {0};
  if (delay >= 0 && delay_at <= timer_at && delay_at <= clock->now) {
    taken = take(&clock->delayed, (size_t)delay);
    fired = CCLOCK_RAN;
  } else if (timer >= 0 && timer_at <= clock->now) {
    armed_timer *due = clock->timers + timer;
    clock->ahead = due->exact > clock->now ? due->exact - clock->now : 0;
    due->at = UINT64_MAX;
    cclock_arm(due->descriptor, true);
    fired = CCLOCK_TIMER;
  }
  pthread_mutex_unlock(&clock->lock);
  if (fired == CCLOCK_RAN) run(clock, taken);
  return fired;
}

void cclock_set_timer(cclock *clock, int descriptor, uint64_t at) {
  /* Further away than any clock runs: a timer that an earlier clock left behind. */
  if (at != UINT64_MAX && at > clock->now + UPTIME_SPACING / 2) at = UINT64_MAX;
  pthread_mutex_lock(&clock->lock);
  size_t i = 0;
  while (i < clock->timer_count && clock->timers[i].descriptor != descriptor) i++;
  if (i == clock->timer_count) {
    if (clock->timer_count == clock->timer_capacity) {
      clock->timers = grow(clock->timers, &clock->timer_capacity, sizeof *clock->timers);
    }
    clock->timer_count++;
  }
  clock->timers[i] = (armed_timer){descriptor, cclock_snapped(at), at};
  pthread_mutex_unlock(&clock->lock);
  cclock_arm(descriptor, false);
}
