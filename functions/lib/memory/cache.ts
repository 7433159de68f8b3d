import type { LRUCache } from 'lru-cache';
import { now } from '../clock.ts';

let last = now();
// Not 0, which lru-cache treats as never expiring.
let passed = 1;

/**
 * The clock of the caches: the product's, which tests can move. When it goes back, the difference also counts as
 * elapsed time, so that nothing lives longer.
 */
const passedTime = {
  now(): number {
    const at = now();
    passed += Math.abs(at - last);
    last = at;
    return passed;
  },
};

/** Options of a cache whose values expire after so many milliseconds. The clock is checked on every access. */
export const expiring = (ttl: number) => ({ ttl, ttlResolution: 0, perf: passedTime });

/**
 * Options of a cache that loads missing values: one read per key at a time, shared by all concurrent callers, who get
 * the value even if it is evicted meanwhile. Failed reads are not cached.
 */
export const fetching = <K extends object | string, V extends object | string>(read: LRUCache.Fetcher<K, V>) => ({
  fetchMethod: read,
  ignoreFetchAbort: true,
});
