import { decodeTime, encodeTime, monotonicFactory } from 'ulid';
import { type IdKind, idPrefixes } from '#shared/kernel/ids.ts';
import { now } from './clock.ts';

const ulid = monotonicFactory();

/** A new id, sortable by creation: `ebk_01J…`. */
export const newId = (kind: IdKind): string => `${idPrefixes[kind]}_${ulid(now())}`;

/** Not later in the order of ids than any that is made at this time; for ranges of time. */
export const earliestIdAt = (kind: IdKind, time: number): string =>
  `${idPrefixes[kind]}_${encodeTime(time, 10)}${'0'.repeat(16)}`;

/** When an id was made, in milliseconds. */
export const createdAt = (id: string): number => decodeTime(id.slice(id.indexOf('_') + 1));
