import type { LRUCache } from 'lru-cache';
import { now } from '../clock.ts';

let last = now();
// Not 0, which lru-cache takes for a value that lives for ever.
let passed = 1;

/**
 * How caches measure life: by the product's clock, which tests move. A clock that goes back makes nothing live longer;
 * it counts as time that has passed, too.
 */
const passedTime = {
  now(): number {
    const at = now();
    passed += Math.abs(at - last);
    last = at;
    return passed;
  },
};

/** Options of a cache whose values live for so many milliseconds. Every look is by the clock. */
export const expiring = (ttl: number) => ({ ttl, ttlResolution: 0, perf: passedTime });

/**
 * Options of a cache that reads what it does not hold: one read of a key at a time, shared by all who wait for it, and
 * theirs also when newer keys push it out meanwhile. A read that fails is not kept.
 */
export const fetching = <K extends object | string, V extends object | string>(read: LRUCache.Fetcher<K, V>) => ({
  fetchMethod: read,
  ignoreFetchAbort: true,
});
