#define _GNU_SOURCE
#include "CHost.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>

const char *chost_library_of(const char *symbol) {
  void *address = dlsym(RTLD_DEFAULT, symbol);
  Dl_info info;
  return address && dladdr(address, &info) ? info.dli_fname : NULL;
}

uintptr_t chost_load_address(void *handle) {
  struct link_map *map = NULL;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || !map) return 0;
  return map->l_addr;
}
