import { offsetCursor, offsetOf } from '#lib/table/cursor.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { Recipient, RecipientFilter } from '#shared/newsletter/sending.ts';
import { batchesFrom, progressFrom, type StoredBatch, type StoredProgress } from '../sending/batch.repo.ts';
import { mustFindSending } from '../sending/sending.view.ts';
import { findSubscriber } from '../subscriber/subscriber.repo.ts';
import { findRecipients } from './recipient.repo.ts';
import { toMail } from './recipient.view.ts';

/** Batches that are read at once, and the most that one call reads: what is rare may need several calls to be found. */
const atOnce = 4;
const mostBatches = 40;

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

/** A page of the recipients of a newsletter in the order in which they are sent to. */
async function pageOfBatches(
  newsletterId: string,
  { limit, cursor }: PageQuery,
  state: RecipientFilter['state'],
): Promise<Page<Recipient>> {
  let { number, place } = placeOf(cursor);
  const items: Recipient[] = [];
  for (let read = 0; read < mostBatches; read += atOnce) {
    const [batches, progress] = await Promise.all([
      batchesFrom(newsletterId, 1, number, atOnce),
      progressFrom(newsletterId, 1, number, atOnce),
    ]);
    for (const batch of batches) {
      const found = await recipientsIn(batch, progress.get(batch.number));
      for (const [at, recipient] of found.entries()) {
        if (at <= place || (state && recipient.state !== state)) continue;
        items.push(recipient);
        if (items.length === limit) return { items, next: cursorOf({ number: Number(batch.number), place: at }) };
      }
      number = Number(batch.number) + 1;
      place = -1;
    }
    if (batches.length < atOnce) return { items };
  }
  return { items, next: cursorOf({ number, place }) };
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
