import { LRUCache } from 'lru-cache';
import { DomainError } from '../errors.ts';
import { expiring, fetching } from './cache.ts';

/**
 * How a cache reads a value: when it cannot be read any more, the last one serves on, and the next caller tries again.
 * That there is no such thing is an answer.
 */
export const lastServesOn =
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

/** Remembers what a read answers for a while. When the read fails later on, the last answer serves on. */
export function remembered<T extends object>(milliseconds: number, read: () => Promise<T>): () => Promise<T> {
  const cache = new LRUCache<string, T>({ max: 1, ...expiring(milliseconds), ...fetching(lastServesOn(read)) });
  return () => cache.forceFetch('it');
}
