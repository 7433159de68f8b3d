import { offsetCursor, offsetOf } from '#lib/table/cursor.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Recipient, RecipientFilter } from '#shared/newsletter/sending.ts';
import {
  batchesOf,
  batchNumber,
  progressFrom,
  type StoredBatch,
  type StoredProgress,
} from '../sending/batch/batch.repo.ts';
import { mustFindSending, roundsOf, type StoredRound } from '../sending/sending.repo.ts';
import { findSubscriber } from '../subscriber/subscriber.repo.ts';
import { findRecipients } from './recipient.repo.ts';
import { mayHave } from './recipient.rules.ts';
import { toMail } from './recipient.view.ts';

/** Batches whose progress is looked at together, and how often one call looks: at 100,000 recipients. */
const window = 100;
const mostLooks = 20;
/** Batches that are read together, and how many one call reads: a full page, if each has one recipient to show. */
const atOnce = 4;
const mostRead = 100;

/** A recipient's place: after this one the next page begins. */
interface Place {
  readonly number: number;
  readonly place: number;
}

/** More than a batch has recipients. */
const stride = 1000;
const cursorOf = ({ number, place }: Place): string => offsetCursor(number * stride + place + 1);

function placeOf(cursor: string | undefined): Place {
  const offset = offsetOf(cursor);
  return { number: Math.max(1, Math.floor(offset / stride)), place: (offset % stride) - 1 };
}

/** Whether a recipient without an end was handed to a worker. */
const isClaimed = (progress: StoredProgress | undefined, place: number): boolean =>
  progress?.untried !== undefined && !progress.untried.includes(place);

async function recipientsIn(batch: StoredBatch, progress: StoredProgress | undefined): Promise<Recipient[]> {
  const known = await findRecipients(
    batch.newsletter_id,
    batch.recipients.map(({ id }) => id),
  );
  return batch.recipients.map(({ id, email }, place) => ({
    id,
    email: email || null,
    ...toMail(known.get(id), isClaimed(progress, place) ? 'claimed' : 'queued'),
  }));
}

/** The batches of a window, by number, in which somebody may be in a state; those of `atOnce` together. */
async function promising(
  [first, ...later]: readonly StoredRound[],
  from: number,
  state: RecipientFilter['state'],
): Promise<{ readonly groups: number[][]; readonly progress: ReadonlyMap<string, StoredProgress> }> {
  if (!first) return { groups: [], progress: new Map() };
  const progress = await progressFrom(first.newsletter_id, first.round, from, window);
  const kinds = later.map(({ kind }) => kind);
  const numbers = Array.from({ length: Math.min(window, first.batches - from + 1) }, (_, i) => from + i).filter(
    (number) => mayHave(state, progress.get(batchNumber(number)), kinds),
  );
  const groups = numbers.flatMap((_, at) => (at % atOnce === 0 ? [numbers.slice(at, at + atOnce)] : []));
  return { groups, progress };
}

/** Recipients of some batches who are in a state and stand behind a place. */
async function foundIn(
  batches: readonly StoredBatch[],
  progress: ReadonlyMap<string, StoredProgress>,
  state: RecipientFilter['state'],
  after: Place,
): Promise<(Place & { readonly recipient: Recipient })[]> {
  const all = await Promise.all(batches.map((batch) => recipientsIn(batch, progress.get(batch.number))));
  return batches.flatMap((batch, at) => {
    const number = Number(batch.number);
    const placed = (all[at] ?? []).map((recipient, place) => ({ number, place, recipient }));
    return placed.filter(
      ({ place, recipient }) => (number > after.number || place > after.place) && (!state || recipient.state === state),
    );
  });
}

/**
 * A page of the recipients of a newsletter in the order in which they are sent to. Batches that have nobody in the state are
 * passed over by what they counted, so a page is full unless there are very many of them: then it is shorter, or empty, and
 * leads on.
 */
async function pageOfBatches(
  newsletterId: string,
  { limit, cursor }: PageQuery,
  state: RecipientFilter['state'],
): Promise<Page<Recipient>> {
  const rounds = await roundsOf(newsletterId);
  const last = rounds[0]?.batches ?? 0;
  const begin = placeOf(cursor);
  const items: Recipient[] = [];
  let { number } = begin;
  let read = 0;
  for (let look = 0; look < mostLooks && number <= last; look++) {
    const { groups, progress } = await promising(rounds, number, state);
    for (const group of groups) {
      if (read >= mostRead) return { items, next: cursorOf({ number: group[0] ?? last, place: -1 }) };
      const found = await foundIn(await batchesOf(newsletterId, 1, group), progress, state, begin);
      const some = found.slice(0, limit - items.length);
      items.push(...some.map(({ recipient }) => recipient));
      const end = some.at(-1);
      const isMore = found.length > some.length || (group.at(-1) ?? last) < last;
      if (end && items.length === limit) return isMore ? { items, next: cursorOf(end) } : { items };
      read += group.length;
    }
    number += window;
  }
  return number <= last ? { items, next: cursorOf({ number, place: -1 }) } : { items };
}

/** The recipient with an address, who has been mailed or was tried. */
async function withAddress(newsletterId: string, email: string): Promise<Recipient[]> {
  const subscriber = await findSubscriber(email);
  if (!subscriber) return [];
  const known = (await findRecipients(newsletterId, [subscriber.id])).get(subscriber.id);
  return known ? [{ id: subscriber.id, email, ...toMail(known, 'claimed') }] : [];
}

/** Who gets a newsletter, or got it. */
export async function listRecipients(
  newsletterId: string,
  { search, state, ...page }: PageQuery & RecipientFilter,
): Promise<Page<Recipient>> {
  await mustFindSending(newsletterId);
  if (!search) return pageOfBatches(newsletterId, page, state);
  const found = await withAddress(newsletterId, search);
  return { items: found.filter((recipient) => !state || recipient.state === state) };
}
