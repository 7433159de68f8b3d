import { findRecipients, type StoredRecipient } from '../recipient/recipient.repo.ts';
import { stateOf } from '../recipient/recipient.rules.ts';
import { SubscriberEntity } from '../subscriber/subscriber.entity.ts';
import { isAddressed } from './audience.rules.ts';
import { batchesFrom } from './batch.repo.ts';
import type { StoredRound } from './sending.repo.ts';

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
  // A page ends at a megabyte, too: that it is short says nothing.
  return { people, next: cursor ? data.at(-1)?.email : undefined };
}

/** Batches of the first round that are looked at in one go. */
const batchesAtOnce = 4;

/** Recipients of the first round who are to get a further one, in the order of their batches. */
async function recipientsAfter(
  { newsletter_id }: StoredRound,
  after: string,
  wants: (recipient: StoredRecipient | undefined) => boolean,
): Promise<People> {
  const [number = 1, place = -1] = after ? after.split('#').map(Number) : [];
  const batches = await batchesFrom(newsletter_id, 1, number, batchesAtOnce);
  const people: Person[] = [];
  for (const batch of batches) {
    const known = await findRecipients(
      newsletter_id,
      batch.recipients.map(({ id }) => id),
    );
    for (const [at, { id, email }] of batch.recipients.entries())
      if ((Number(batch.number) > number || at > place) && email && wants(known.get(id)))
        people.push({ id, email, after: `${Number(batch.number)}#${at}` });
  }
  const isLast = batches.length < batchesAtOnce;
  return { people, next: isLast ? undefined : `${number + batchesAtOnce}#-1` };
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
