import { changeSubscriber, findSubscriber, type StoredSubscriber } from './subscriber.repo.ts';

/** An account, as far as it decides whose a subscription is. */
export interface Owner {
  readonly user_id: string;
  readonly email: string;
  /** Whether the address was proven by a link. */
  readonly isProven: boolean;
}

/** Somebody who registered another's address must not reach the other's subscription. */
const isOwn = ({ user_id, isProven }: Owner, subscriber: StoredSubscriber): boolean =>
  isProven || subscriber.user_id === user_id;

/** What is kept of a person's subscription, for their export. */
export async function subscriptionOf(owner: Owner) {
  const found = await findSubscriber(owner.email);
  if (!found || !isOwn(owner, found)) return undefined;
  const { email, status, interests, source, created_at, confirmed_at = null } = found;
  return { email, status, interests, source, created_at, confirmed_at };
}

/** Forgets a subscription with the account it belongs to. May be done twice. */
export async function removeSubscription(owner: Owner): Promise<void> {
  await changeSubscriber(owner.email, (before) => ({ after: before && isOwn(owner, before) ? null : undefined }));
}
