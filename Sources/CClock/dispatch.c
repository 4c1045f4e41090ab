#define _GNU_SOURCE
#include "stage.h"

/*
 libdispatch's calls, declared here because its headers are not on every compiler's path.
 A block is an object whose third word is the function to call with the block itself.
*/
typedef void *queue;
typedef void *group;
typedef uint64_t dispatch_instant;
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);
extern void dispatch_group_enter(group entered);
extern void dispatch_group_leave(group left);
extern intptr_t dispatch_group_wait(group awaited, dispatch_instant timeout);

void dispatch_async(queue target, void *block);
void dispatch_async_f(queue target, void *context, job_function function);
void dispatch_after(dispatch_instant when, queue target, void *block);
void dispatch_after_f(
  dispatch_instant when, queue target, void *context, job_function function);
void dispatch_barrier_async(queue target, void *block);
void dispatch_barrier_async_f(queue target, void *context, job_function function);
void dispatch_group_async(group owner, queue target, void *block);
void dispatch_group_async_f(group owner, queue target, void *context, job_function function);
void dispatch_group_notify(group awaited, queue target, void *block);
void dispatch_group_notify_f(group awaited, queue target, void *context, job_function function);
void dispatch_sync(queue target, void *block);
void dispatch_sync_f(queue target, void *context, job_function function);

static job_function function_of(const void *block) {
  return (job_function)((void *const *)block)[2];
}

static void call_and_release(void *block) {
  function_of(block)(block);
  _Block_release(block);
}

static job of_block(const void *block) {
  return (job){.function = call_and_release, .context = _Block_copy(block)};
}

static job of_function(void *context, job_function function) {
  return (job){.function = function, .context = context};
}

/*
 A dispatch time is absolute. The two highest bits tell its clock: 11 wall time, negated; 10
 continuous uptime; otherwise uptime. All count nanoseconds.
*/
static uint64_t due(const cclock *clock, dispatch_instant when) {
  if (when == UINT64_MAX) return UINT64_MAX;
  bool wall = when >> 62 == 3;
  uint64_t instant = wall ? -when : when & ~(3ull << 62);
  uint64_t origin = wall ? WALL_ORIGIN : clock->uptime_origin;
  return instant > origin ? cclock_snapped(instant - origin) : 0;
}

static void keep_at(cclock *clock, dispatch_instant when, job kept) {
  kept.at = due(clock, when);
  if (kept.at != UINT64_MAX) cclock_keep(clock, kept);
}

static void keep_in_group(cclock *clock, group owner, job kept) {
  dispatch_retain(owner);
  dispatch_group_enter(owner);
  kept.group = owner;
  cclock_keep(clock, kept);
}

static void keep_until_empty(cclock *clock, group awaited, job kept) {
  dispatch_retain(awaited);
  kept.only_after = awaited;
  cclock_keep_notice(clock, kept);
}

bool cclock_group_is_empty(void *awaited) { return dispatch_group_wait(awaited, 0) == 0; }

void cclock_finish(job done) {
  if (done.group) {
    dispatch_group_leave(done.group);
    dispatch_release(done.group);
  }
  if (done.only_after) dispatch_release(done.only_after);
}

void dispatch_async(queue target, void *block) {
  NEXT(dispatch_async);
  cclock *clock = cclock_current();
  if (!clock) return next(target, block);
  cclock_keep(clock, of_block(block));
}

void dispatch_async_f(queue target, void *context, job_function function) {
  NEXT(dispatch_async_f);
  cclock *clock = cclock_current();
  if (!clock) return next(target, context, function);
  cclock_keep(clock, of_function(context, function));
}

void dispatch_barrier_async(queue target, void *block) {
  NEXT(dispatch_barrier_async);
  cclock *clock = cclock_current();
  if (!clock) return next(target, block);
  cclock_keep(clock, of_block(block));
}

void dispatch_barrier_async_f(queue target, void *context, job_function function) {
  NEXT(dispatch_barrier_async_f);
  cclock *clock = cclock_current();
  if (!clock) return next(target, context, function);
  cclock_keep(clock, of_function(context, function));
}

void dispatch_after(dispatch_instant when, queue target, void *block) {
  NEXT(dispatch_after);
  cclock *clock = cclock_current();
  if (!clock) return next(when, target, block);
  keep_at(clock, when, of_block(block));
}

void dispatch_after_f(
  dispatch_instant when, queue target, void *context, job_function function
) {
  NEXT(dispatch_after_f);
  cclock *clock = cclock_current();
  if (!clock) return next(when, target, context, function);
  keep_at(clock, when, of_function(context, function));
}

void dispatch_group_async(group owner, queue target, void *block) {
  NEXT(dispatch_group_async);
  cclock *clock = cclock_current();
  if (!clock) return next(owner, target, block);
  keep_in_group(clock, owner, of_block(block));
}

void dispatch_group_async_f(group owner, queue target, void *context, job_function function) {
  NEXT(dispatch_group_async_f);
  cclock *clock = cclock_current();
  if (!clock) return next(owner, target, context, function);
  keep_in_group(clock, owner, of_function(context, function));
}

void dispatch_group_notify(group awaited, queue target, void *block) {
  NEXT(dispatch_group_notify);
  cclock *clock = cclock_current();
  if (!clock) return next(awaited, target, block);
  keep_until_empty(clock, awaited, of_block(block));
}

void dispatch_group_notify_f(group awaited, queue target, void *context, job_function function) {
  NEXT(dispatch_group_notify_f);
  cclock *clock = cclock_current();
  if (!clock) return next(awaited, target, context, function);
  keep_until_empty(clock, awaited, of_function(context, function));
}

/*
 Captured work of every queue runs on the clock's own thread, which is often the main one:
 waiting there for the main queue would never end, so the work runs in place.
*/
void dispatch_sync(queue target, void *block) {
  NEXT(dispatch_sync);
  if (!cclock_current() || target != (queue)&_dispatch_main_q) return next(target, block);
  function_of(block)(block);
}

void dispatch_sync_f(queue target, void *context, job_function function) {
  NEXT(dispatch_sync_f);
  if (!cclock_current() || target != (queue)&_dispatch_main_q) {
    return next(target, context, function);
  }
  function(context);
}
