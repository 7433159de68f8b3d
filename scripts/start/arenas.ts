/**
 * The environment in which glibc keeps two heaps of native memory instead of eight a processor. Each thread frees into the one it
 * took from, which keeps what it got: the dozen threads of functions held a hundred megabytes that nobody used.
 */
export const fewArenas = { MALLOC_ARENA_MAX: '2' } as const;
