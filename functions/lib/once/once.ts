import { createHash } from 'node:crypto';
import { days, ttlAfter } from '../clock.ts';
import { DomainError } from '../errors.ts';
import type { RequestInfo } from '../http/event.ts';
import { isRefusal, type Part, type TransactItem } from '../table/transact.ts';
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

/** What is kept of the request if it has been carried out before. 422 when another one used the key. */
async function findDone({ key, print }: NonNullable<Once>): Promise<{ readonly made?: string } | undefined> {
  const { data } = await OnceEntity.get({ key }).go({ consistent: true });
  if (data && data.print !== print) throw otherBody();
  return data ?? undefined;
}

const onceItem = (once: NonNullable<Once>, made?: string): TransactItem => ({
  Put: OnceEntity.create({ ...once, made, ttl: ttlAfter(days(1)) }).params(),
});

/**
 * Carries out a request unless that has been done. `work` writes the given items in its transaction; of two concurrent
 * requests the later one is refused there.
 */
export async function carryOutOnce(once: Once, work: (also: readonly TransactItem[]) => Promise<void>): Promise<void> {
  if (!once) return work([]);
  if (await findDone(once)) return;
  try {
    await work([onceItem(once)]);
  } catch (error) {
    if (!isRefusal(error) || !(await findDone(once))) throw error;
  }
}

/** A request with the same key was first. A refusal of its own: nothing else is to be tried. */
class MadeBefore extends Error {}

/** A thing that may be made, and how to find one that was. */
export interface Making<Made> {
  readonly id: string;
  /** Makes it, with this part in its transaction. */
  readonly make: (also: Part) => Promise<Made>;
  readonly find: (id: string) => Promise<Made>;
}

/** The id of what a request has made; undefined when it has made nothing yet. 422 when another one used its key. */
export const madeBefore = async (once: Once): Promise<string | undefined> => once && (await findDone(once))?.made;

/** Makes a thing unless the request has made it: then it is the one of that time, as it is now. */
export async function makeOnce<Made>(once: NonNullable<Once>, { id, make, find }: Making<Made>): Promise<Made> {
  const before = await findDone(once);
  if (before?.made) return find(before.made);
  try {
    return await make({ items: [onceItem(once, id)], refused: () => new MadeBefore() });
  } catch (error) {
    const first = isRefusal(error) ? await findDone(once) : undefined;
    if (!first?.made) throw error;
    return find(first.made);
  }
}
