#ifndef CHOST_H
#define CHOST_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/*
 Child processes that leave nothing behind.

 A child leads a process group of its own and ends with its parent, whichever way that ends:
 chost_spawn asks the kernel to kill it when the parent dies, and SIGINT, SIGTERM and SIGHUP of
 the parent end the whole group.
*/
typedef struct {
  const char *_Nonnull program;
  char *_Nullable const *_Nonnull arguments;   /* ends with NULL */
  char *_Nullable const *_Nonnull environment; /* ends with NULL */
  int input;          /* becomes standard input; 0 or less is nothing to read */
  int output;         /* becomes standard output */
  int errors;         /* becomes standard error */
  uint64_t stack_size; /* bytes the main thread's stack may grow to; 0 leaves it as it is */
} chost_start;

/* The process id, or the negated errno. */
pid_t chost_spawn(const chost_start *_Nonnull start);

typedef struct {
  bool exited;
  int code; /* the exit status, or the signal that ended it */
} chost_end;

/* Waits for a child, then ends whatever it left in its group. */
chost_end chost_wait(pid_t child);

/* Ends every child that runs, and what it started. */
void chost_end_children(void);

/*
 Lets the first SIGINT, SIGTERM or SIGHUP write one byte to a descriptor in place of ending this
 process; the second one ends it.
*/
void chost_tell_of_end(int descriptor);

/*
 Bounds the time that one step of a child may take: `cpu` seconds of work, `real` seconds
 altogether. Reaching one aborts the process with a stack that shows where it was, after writing
 "cpu" or "real" to the file descriptor given to chost_watch.
*/
void chost_watch(int descriptor);
void chost_begin_step(unsigned cpu, unsigned real);
void chost_end_step(void);

/* Lets each line of standard output out when it is complete, whatever it is connected to. */
void chost_buffer_output_by_line(void);

/* Waits until something can be read; less than 0 nanoseconds wait for ever. */
void chost_wait_readable(int descriptor, int64_t nanoseconds);

/* A pipe, and a connection of a listener, that no program started meanwhile inherits; -1 fails. */
int chost_pipe(int *_Nonnull ends);
int chost_accept(int listener);

/* The path of the library that defines a symbol, until the library is unloaded; else NULL. */
const char *_Nullable chost_library_of(const char *_Nonnull symbol);

/* Where the image of a handle from dlopen begins in memory; 0 where that is unknown. */
uintptr_t chost_load_address(void *_Nonnull handle);

#endif
