import { createHash } from 'node:crypto';

/*
 * Items with many concurrent increments are spread over this many shards, each in a different partition, so that none
 * is hot. Readers sum them up.
 */
const count = 10;

/** Every shard. */
export const shards: readonly number[] = Array.from({ length: count }, (_, shard) => shard);

/** A random shard for one write. */
export const anyShard = (): number => Math.floor(Math.random() * count);

/** The shard of a name: the same one for each of its writes. */
export const shardOf = (name: string): number => (createHash('sha1').update(name).digest()[0] ?? 0) % count;
