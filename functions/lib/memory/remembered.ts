import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors.ts';
import { expiring, fetching } from './cache.ts';

/**
 * Loader for a cache: when a value cannot be read, the last one is served, and the next caller retries. "Not found" is
 * an answer, not a failure.
 */
export const serveStaleOnError =
  <V extends object>(read: (key: string) => Promise<V>): LRUCache.Fetcher<string, V> =>
  async (key, last, { options }) => {
    try {
      return await read(key);
    } catch (error) {
      const isAnswer = error instanceof DomainError && error.code === 'not_found';
      if (last === undefined || isAnswer) throw error;
      options.ttl = 1;
      return last;
    }
  };

/** Caches the result of a read. When a later read fails, the last result is served. */
export function remembered<T extends object>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<string, T>({ max: 1, ...expiring(milliseconds), ...fetching(serveStaleOnError(read)) });
  return () => cache.forceFetch('it');
}
