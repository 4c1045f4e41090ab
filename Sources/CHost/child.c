#define _GNU_SOURCE
#include "CHost.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>

/* The groups to end with this process; 0 where a place is free. */
enum { group_limit = 8 };
static volatile sig_atomic_t running_groups[group_limit];

/* Where to tell of a signal in place of ending at once; -1 ends at once. */
static volatile sig_atomic_t told_of_signals = -1;

static void add_group(pid_t group) {
  for (int i = 0; i < group_limit; i++)
    if (__sync_bool_compare_and_swap(&running_groups[i], 0, group)) return;
}

static void remove_group(pid_t group) {
  for (int i = 0; i < group_limit; i++)
    if (__sync_bool_compare_and_swap(&running_groups[i], group, 0)) return;
}

void chost_end_children(void) {
  for (int i = 0; i < group_limit; i++) {
    pid_t group = running_groups[i];
    if (group > 0) kill(-group, SIGKILL);
  }
}

static void end_with_groups(int number) {
  int descriptor = told_of_signals;
  /* The next one ends at once. */
  told_of_signals = -1;
  if (descriptor >= 0 && write(descriptor, "", 1) == 1) return;
  chost_end_children();
  signal(number, SIG_DFL);
  raise(number);
}

static const int ending[] = {SIGINT, SIGTERM, SIGHUP};

static void handle_ending(void) {
  for (int i = 0; i < 3; i++) {
    struct sigaction action, old;
    memset(&action, 0, sizeof action);
    action.sa_handler = end_with_groups;
    sigaction(ending[i], NULL, &old);
    if (old.sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
  }
}

void chost_tell_of_end(int descriptor) {
  told_of_signals = descriptor;
  handle_ending();
}

static void prepare_child(const chost_start *start, pid_t parent) {
  setpgid(0, 0);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(127);
  int input = start->input > STDIN_FILENO ? start->input : open("/dev/null", O_RDONLY);
  if (input >= 0) dup2(input, STDIN_FILENO);
  if (start->output != STDOUT_FILENO) dup2(start->output, STDOUT_FILENO);
  if (start->errors != STDERR_FILENO) dup2(start->errors, STDERR_FILENO);
  if (start->stack_size > 0) {
    struct rlimit stack;
    getrlimit(RLIMIT_STACK, &stack);
    rlim_t wanted = start->stack_size;
    if (stack.rlim_max != RLIM_INFINITY && wanted > stack.rlim_max) wanted = stack.rlim_max;
    if (stack.rlim_cur != RLIM_INFINITY && stack.rlim_cur < wanted) {
      stack.rlim_cur = wanted;
      setrlimit(RLIMIT_STACK, &stack);
    }
  }
  struct rlimit no_core = {0, 0};
  setrlimit(RLIMIT_CORE, &no_core);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

pid_t chost_spawn(const chost_start *start) {
  int report[2];
  if (pipe2(report, O_CLOEXEC) != 0) return -errno;
  pid_t parent = getpid();
  sigset_t blocked, before;
  sigemptyset(&blocked);
  for (int i = 0; i < 3; i++) sigaddset(&blocked, ending[i]);
  pthread_sigmask(SIG_BLOCK, &blocked, &before);
  pid_t child = fork();
  if (child == 0) {
    for (int i = 0; i < 3; i++) signal(ending[i], SIG_DFL);
    prepare_child(start, parent);
    execve(start->program, start->arguments, start->environment);
    int problem = errno;
    ssize_t written = write(report[1], &problem, sizeof problem);
    _exit(written > 0 ? 127 : 126);
  }
  int problem = child < 0 ? errno : 0;
  close(report[1]);
  if (child > 0) {
    setpgid(child, child);
    add_group(child);
    handle_ending();
    if (read(report[0], &problem, sizeof problem) < (ssize_t)sizeof problem) problem = 0;
  }
  close(report[0]);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (problem == 0) return child;
  if (child > 0) chost_wait(child);
  return -problem;
}

chost_end chost_wait(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
  kill(-child, SIGKILL);
  remove_group(child);
  if (WIFEXITED(status)) return (chost_end){true, WEXITSTATUS(status)};
  return (chost_end){false, WTERMSIG(status)};
}

static int watched = -1;

/* Its frame keeps the frame pointer and the return address that the caller had. */
__attribute__((noinline)) static void trap_here(void) { __builtin_trap(); }

/*
 Lets the interrupted code go on as if it had called trap_here: the runtime's handler of traps
 then writes down the stack from the place that was interrupted.
*/
static void trap_after_return(void *interrupted) {
#if defined(__x86_64__)
  greg_t *registers = ((ucontext_t *)interrupted)->uc_mcontext.gregs;
  const greg_t red_zone = 128;
  greg_t stack = (registers[REG_RSP] - red_zone) & ~(greg_t)15;
  stack -= sizeof(greg_t);
  *(greg_t *)stack = registers[REG_RIP];
  registers[REG_RSP] = stack;
  registers[REG_RIP] = (greg_t)(uintptr_t)trap_here;
#elif defined(__aarch64__)
  mcontext_t *registers = &((ucontext_t *)interrupted)->uc_mcontext;
  registers->regs[30] = registers->pc;
  registers->pc = (uintptr_t)trap_here;
#else
  (void)interrupted;
  raise(SIGKILL);
#endif
}

static void step_took_too_long(int number, siginfo_t *info, void *interrupted) {
  (void)info;
  const char *reason = number == SIGXCPU ? "cpu" : "real";
  if (write(watched, reason, strlen(reason)) < 0) raise(SIGKILL);
  trap_after_return(interrupted);
}

void chost_watch(int descriptor) {
  watched = descriptor;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = step_took_too_long;
  action.sa_flags = SA_ONSTACK | SA_SIGINFO | SA_RESETHAND;
  sigaction(SIGXCPU, &action, NULL);
  sigaction(SIGALRM, &action, NULL);
}

static void limit_cpu(rlim_t seconds) {
  struct rlimit limit;
  getrlimit(RLIMIT_CPU, &limit);
  limit.rlim_cur = limit.rlim_max < seconds ? limit.rlim_max : seconds;
  setrlimit(RLIMIT_CPU, &limit);
}

void chost_begin_step(unsigned cpu, unsigned real) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  limit_cpu((rlim_t)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) + 1 + cpu);
  alarm(real);
}

void chost_end_step(void) {
  limit_cpu(RLIM_INFINITY);
  alarm(0);
}

void chost_buffer_output_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }

void chost_wait_readable(int descriptor, int64_t nanoseconds) {
  struct pollfd entry = {descriptor, POLLIN, 0};
  struct timespec time = {nanoseconds / 1000000000, nanoseconds % 1000000000};
  ppoll(&entry, 1, nanoseconds < 0 ? NULL : &time, NULL);
}

int chost_pipe(int *ends) { return pipe2(ends, O_CLOEXEC); }

int chost_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}
