/*
 * What everybody raises at the same time is spread over this many items, each in a partition of its own, so that none is
 * hot. A reader sums them up.
 */
const count = 10;

/** Every shard. */
export const shards: readonly number[] = Array.from({ length: count }, (_, shard) => shard);

/** The shard of one write, drawn by lot. */
export const anyShard = (): number => Math.floor(Math.random() * count);
