import { findName } from '#functions/accounts/public.ts';
import { hasField } from '#shared/newsletter/merge-fields.ts';
import { findSubscribers, type StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { findSuppressed } from '../suppression/suppression.repo.ts';

/** Those of some addresses who still get newsletters, by address: nobody who has left or was suppressed a moment ago. */
export async function stillReading(emails: readonly string[]): Promise<ReadonlyMap<string, StoredSubscriber>> {
  const [subscribers, suppressed] = await Promise.all([findSubscribers(emails), findSuppressed(emails)]);
  return new Map([...subscribers].filter(([email, { status }]) => status === 'confirmed' && !suppressed.has(email)));
}

/** What somebody calls themselves, if a text asks for it and they have an account. */
export const nameFor = async (texts: readonly string[], { user_id }: StoredSubscriber): Promise<string | undefined> =>
  user_id && texts.some((text) => hasField(text, 'name')) ? findName(user_id) : undefined;
