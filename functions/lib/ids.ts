import { createHash } from 'node:crypto';
import { decodeTime, encodeTime, monotonicFactory } from 'ulid';
import { type IdKind, idPrefixes } from '#shared/kernel/ids.ts';
import { now } from './clock.ts';

const ulid = monotonicFactory();

/** A new id, sortable by creation: `ebk_01J…`. */
export const newId = (kind: IdKind): string => `${idPrefixes[kind]}_${ulid(now())}`;

/** Not later in the order of ids than any that is made at this time; for ranges of time. */
export const earliestIdAt = (kind: IdKind, time: number): string =>
  `${idPrefixes[kind]}_${encodeTime(time, 10)}${'0'.repeat(16)}`;

/** The digits of a ULID. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The same id whenever it is asked for with the same time and subject, which it hides. */
export const idAbout = (kind: IdKind, time: number, subject: string): string => {
  const bytes = createHash('sha256').update(subject).digest().subarray(0, 16);
  const hidden = [...bytes].map((byte) => digits[byte % digits.length]).join('');
  return `${idPrefixes[kind]}_${encodeTime(time, 10)}${hidden}`;
};

/** When an id was made, in milliseconds. */
export const createdAt = (id: string): number => decodeTime(id.slice(id.indexOf('_') + 1));
