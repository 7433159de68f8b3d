import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { minutes } from '#lib/clock.ts';
import { expiring } from '#lib/memory/cache.ts';
import type { PageAnswer } from './page.ts';

/** Renders the first screen of an address as markup, from the embedded answers. */
export type Draw = (address: string, answers: readonly PageAnswer[]) => string;

/** Characters of markup that an instance keeps, some two hundred pages. */
const mostKept = 16_000_000;

/**
 * Draws the same screen once: for as long as an address has the same answers, its markup is kept. Not longer than a minute,
 * because the year at its foot is of today.
 */
export function drawOnce(draw: Draw): Draw {
  const drawn = new LRUCache<string, string>({
    maxSize: mostKept,
    sizeCalculation: ({ length }) => length || 1,
    ...expiring(minutes(1)),
  });
  return (address, answers) => {
    const key = hash('sha256', JSON.stringify([address, answers]), 'base64');
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const markup = draw(address, answers);
    drawn.set(key, markup);
    return markup;
  };
}
