import { findName } from '#functions/accounts/public.ts';
import { hasField } from '#shared/newsletter/merge-fields.ts';
import { findSubscribers, type StoredSubscriber } from '../../subscriber/subscriber.repo.ts';
import { findSuppressed } from '../../suppression/suppression.repo.ts';

/** Whose an address is at this moment, and whether newsletters still go there: not if they left or were suppressed. */
export interface KnownReader {
  readonly subscriber: StoredSubscriber;
  readonly isReading: boolean;
}

/** The subscribers behind some addresses, by address; one that was removed is left out. */
export async function readersOf(emails: readonly string[]): Promise<ReadonlyMap<string, KnownReader>> {
  const [subscribers, suppressed] = await Promise.all([findSubscribers(emails), findSuppressed(emails)]);
  const isReading = ({ email, status }: StoredSubscriber) => status === 'confirmed' && !suppressed.has(email);
  return new Map(
    [...subscribers].map(([email, subscriber]) => [email, { subscriber, isReading: isReading(subscriber) }]),
  );
}

/** What somebody calls themselves, if a text asks for it and they have an account. */
export const nameFor = async (texts: readonly string[], { user_id }: StoredSubscriber): Promise<string | undefined> =>
  user_id && texts.some((text) => hasField(text, 'name')) ? findName(user_id) : undefined;
