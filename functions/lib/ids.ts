import { decodeTime, monotonicFactory } from 'ulid';
import { type IdKind, idPrefixes } from '#shared/kernel/ids.ts';
import { now } from './clock.ts';

const ulid = monotonicFactory();

/** A new id, sortable by creation: `ebk_01J…`. */
export const newId = (kind: IdKind): string => `${idPrefixes[kind]}_${ulid(now())}`;

/** When an id was made, in milliseconds. */
export const createdAt = (id: string): number => decodeTime(id.slice(id.indexOf('_') + 1));
