import { createHash } from 'node:crypto';
import { days, ttlAfter } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { RequestInfo } from '../http/event.ts';
import { isRefusal, type TransactItem } from '../table/transact.ts';
import { OnceEntity } from './once.entity.ts';

/*
 * Requests that make a thing are carried out once, however often a client sends them. The client gives each a key of
 * its own, `Idempotency-Key`; who lost the answer sends the same key and body again and gets the same answer. The key is
 * written in the transaction that makes the thing: there is never one without the other.
 */

/** What identifies a request; undefined when its client gave no key. */
export type Once = { readonly key: string; readonly print: string } | undefined;

/** A ULID or a UUID: shorter ones are no random numbers, and two clients may choose the same. */
const wellFormed = /^[\w-]{26,36}$/;
const hash = (...parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The mark of a request to a route. 400 for a key that is neither a ULID nor a UUID. */
export function onceOf({ headers, rawBody }: Pick<RequestInfo, 'headers' | 'rawBody'>, route: string): Once {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (!wellFormed.test(key)) throw new DomainError('malformed', 'The Idempotency-Key must be a ULID or a UUID');
  return { key: hash(route, key), print: hash(rawBody) };
}

const otherBody = () => new DomainError('invalid', 'This key belongs to another request. Please use a new one.');

/** Whether the request has been carried out before. 422 when another one used the key. */
async function wasDone({ key, print }: NonNullable<Once>): Promise<boolean> {
  const { data } = await OnceEntity.get({ key }).go({ consistent: true });
  if (data && data.print !== print) throw otherBody();
  return data !== null;
}

const onceItem = (once: NonNullable<Once>): TransactItem => ({
  Put: OnceEntity.create({ ...once, ttl: ttlAfter(days(1)) }).params(),
});

/**
 * Carries out a request unless that has been done. `work` writes the given items in its transaction; of two concurrent
 * requests the later one is refused there.
 */
export async function carryOutOnce(once: Once, work: (also: readonly TransactItem[]) => Promise<void>): Promise<void> {
  if (!once) return work([]);
  if (await wasDone(once)) return;
  try {
    await work([onceItem(once)]);
  } catch (error) {
    if (!isRefusal(error) || !(await wasDone(once))) throw error;
  }
}
