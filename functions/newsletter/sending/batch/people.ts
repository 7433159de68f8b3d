import { isAddressed } from '../../audience/audience.rules.ts';
import { findRecipients, type StoredRecipient } from '../../recipient/recipient.repo.ts';
import { stateOf } from '../../recipient/recipient.rules.ts';
import { SubscriberEntity } from '../../subscriber/subscriber.entity.ts';
import type { StoredRound } from '../sending.repo.ts';
import { batchesFrom, type StoredBatch } from './batch.repo.ts';

/** Somebody who is to get a round, and where the search for more goes on after them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly after: string;
}

/** Some of those who are to get a round, in a fixed order. */
export interface People {
  readonly people: readonly Person[];
  /** Where the search goes on; undefined when nobody follows. */
  readonly next?: string | undefined;
}

const pageSize = 500;

/**
 * Subscribers in the order of their addresses. Whoever comes or goes meanwhile is found or not, but nobody twice: the search
 * only ever goes on.
 */
export async function audienceAfter(after: string, interests: readonly string[]): Promise<People> {
  const roll = SubscriberEntity.query.onRollByAddress({ roll: 'current' });
  const { data, cursor } = await (after ? roll.gt({ email: after }) : roll).go({ limit: pageSize });
  const people = data
    .filter((subscriber) => isAddressed(subscriber, interests))
    .map(({ id, email }) => ({ id, email, after: email }));
  // A page also ends at a megabyte, so a short one need not be the last.
  return { people, next: cursor ? data.at(-1)?.email : undefined };
}

/** Stands in front of the first place of a batch. */
const beforeFirst = -1;
/** How far the search of a further round is: behind a place in a batch of the first. */
const positionText = (number: number, place: number): string => `${number}#${place}`;

/** The batch and the place behind which the search of a further round goes on; the beginning when it has not begun. */
export function positionOf(after: string): { readonly number: number; readonly place: number } {
  const [, number, place] = /^(\d+)#(-?\d+)$/.exec(after) ?? [];
  return number ? { number: Number(number), place: Number(place) } : { number: 1, place: beforeFirst };
}

/** Batches of the first round that are looked at in one go. */
const batchesAtOnce = 4;

/** Whether a recipient of the first round is to get a further one. */
type Wants = (recipient: StoredRecipient | undefined) => boolean;
type Wanted = Pick<Person, 'id' | 'email'> & { readonly at: number };

/** Those of a batch who are to get a further round, with their places. Whoever was removed has no address any more. */
async function wantedIn({ newsletter_id, recipients }: StoredBatch, wants: Wants): Promise<Wanted[]> {
  const ids = recipients.map(({ id }) => id);
  const known = await findRecipients(newsletter_id, ids);
  return recipients
    .map(({ id, email }, at) => ({ id, email, at }))
    .filter(({ id, email }) => email !== '' && wants(known.get(id)));
}

/** Recipients of the first round who are to get a further one, in the order of their batches. */
async function recipientsAfter({ newsletter_id }: StoredRound, after: string, wants: Wants): Promise<People> {
  const { number, place } = positionOf(after);
  const batches = await batchesFrom(newsletter_id, 1, number, batchesAtOnce);
  const found = await Promise.all(batches.map((batch) => wantedIn(batch, wants)));
  const people = batches.flatMap((batch, i) => {
    const isFurther = ({ at }: Wanted) => Number(batch.number) > number || at > place;
    const wanted = (found[i] ?? []).filter(isFurther);
    return wanted.map(({ id, email, at }) => ({ id, email, after: positionText(Number(batch.number), at) }));
  });
  const isLast = batches.length < batchesAtOnce;
  return { people, next: isLast ? undefined : positionText(number + batchesAtOnce, beforeFirst) };
}

/** The next ones who are to get a round. */
export function peopleAfter(round: StoredRound, after: string, interests: readonly string[]): Promise<People> {
  if (round.kind === 'audience') return audienceAfter(after, interests);
  const wants =
    round.kind === 'failed'
      ? (known?: StoredRecipient) => stateOf(known) === 'failed'
      : (known?: StoredRecipient) => stateOf(known) === 'sent' && !known?.opened_at && !known?.clicked_at;
  return recipientsAfter(round, after, wants);
}
