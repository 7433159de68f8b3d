import { changeSubscriber, findSubscriber, type StoredSubscriber } from './subscriber.repo.ts';

/** The parts of an account that decide whether a subscription is its own. */
export interface Owner {
  readonly user_id: string;
  readonly email: string;
  /** Whether the address was verified by a link. */
  readonly isProven: boolean;
}

/** Registering someone else's address must not give access to their subscription. */
const isOwn = ({ user_id, isProven }: Owner, subscriber: StoredSubscriber): boolean =>
  isProven || subscriber.user_id === user_id;

/** A person's subscription, for their data export. */
export async function subscriptionOf(owner: Owner) {
  const found = await findSubscriber(owner.email);
  if (!found || !isOwn(owner, found)) return undefined;
  const { email, status, interests, source, created_at, confirmed_at = null, consent = null } = found;
  const { history = [] } = found;
  return { email, status, interests, source, created_at, confirmed_at, consent, history };
}

/** Deletes an account's subscription. Idempotent. */
export async function removeSubscription(owner: Owner): Promise<void> {
  await changeSubscriber(owner.email, (before) => ({ after: before && isOwn(owner, before) ? null : undefined }));
}
