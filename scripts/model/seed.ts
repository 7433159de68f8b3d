import { createHash } from 'node:crypto';

/** A number that depends on the texts alone: the same request always gives the same text. */
export const seedOf = (...texts: readonly string[]): number =>
  createHash('sha256').update(texts.join('\n')).digest().readUInt32BE(0);

/** One of several, by a number. */
export function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

/** `count` of several in their order; which ones depends on the number. */
export function some<Item>(items: readonly Item[], count: number, number: number): Item[] {
  const drop = Math.max(0, items.length - count);
  const dropped = new Set(Array.from({ length: drop }, (_, at) => (number + at * 2) % items.length));
  const kept = items.filter((_, at) => !dropped.has(at));
  return kept.slice(0, count);
}
