import { logger } from '#lib/logger.ts';
import { rawMail } from '#lib/mail/mail.ts';
import { findRecipients, type Placed } from '../../recipient/recipient.repo.ts';
import { settledIn } from '../../recipient/recipient.rules.ts';
import type { StoredSubscriber } from '../../subscriber/subscriber.repo.ts';
import type { CompiledIssue } from '../personal-mail.ts';
import type { RawMail } from '../post/post.ts';
import { tagHeader } from '../tags.ts';
import type { StoredBatch } from './batch.repo.ts';
import { placedIn } from './count-batch.ts';
import { nameFor, readersOf } from './readers.ts';

/** A recipient with their mail, or with why there is none: they left or were removed, or it could not be composed. */
export type Prepared = { readonly placed: Placed } & (
  | { readonly mail: RawMail }
  | { readonly isRemoved: boolean }
  | { readonly broken: string }
);

/** What mails are made of: the newsletter, and subject and text for what they ask about a reader. */
export interface Written {
  readonly issue: CompiledIssue;
  readonly texts: readonly string[];
}

/** A mail that cannot be composed concerns nobody but its recipient. */
async function composed({ issue, texts }: Written, placed: Placed, reader: StoredSubscriber): Promise<Prepared> {
  const { email, interests } = reader;
  const name = await nameFor(texts, reader);
  const mail = await issue.mailTo({ subscriber_id: placed.subscriber_id, email, interests, name });
  try {
    return { placed, mail: await rawMail({ ...mail, headers: { ...mail.headers, ...tagHeader(placed) } }) };
  } catch (error) {
    const { newsletter_id, subscriber_id } = placed;
    logger.warn('mail of a newsletter not composed', { newsletter_id, subscriber_id, error: error as Error });
    return { placed, broken: 'The mail could not be composed' };
  }
}

/**
 * Makes the mails of some places of a batch. Whoever has left gets none, nor does whoever signed up again after they were
 * removed: that is another subscriber.
 */
export async function prepare(written: Written, batch: StoredBatch, places: readonly number[]): Promise<Prepared[]> {
  const all = placedIn(batch);
  const emails = places.map((place) => batch.recipients[place]?.email ?? '').filter(Boolean);
  const readers = await readersOf(emails);
  const prepared = places.map(async (place): Promise<Prepared[]> => {
    const [placed, to] = [all[place], batch.recipients[place]];
    if (!placed || !to) return [];
    const reader = readers.get(to.email);
    if (reader?.subscriber.id !== to.id) return [{ placed, isRemoved: true }];
    return [reader.isReading ? await composed(written, placed, reader.subscriber) : { placed, isRemoved: false }];
  });
  return (await Promise.all(prepared)).flat();
}

/** Of places that somebody has tried before, those that are still open: SES may have said since that a mail was sent. */
export async function stillOpen(batch: StoredBatch, places: readonly number[]): Promise<number[]> {
  const ids = places.flatMap((place) => batch.recipients[place]?.id ?? []);
  const known = await findRecipients(batch.newsletter_id, ids);
  return places.filter((place) => !settledIn(batch.round, known.get(batch.recipients[place]?.id ?? '')));
}
