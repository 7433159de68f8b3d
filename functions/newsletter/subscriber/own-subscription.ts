import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { allMailsTo } from '../recipient/recipient.repo.ts';
import { newTask } from '../task.ts';
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
  const newsletters = (await allMailsTo(found.id)).map(
    ({ subscriber_id: _, places: __, ttl: ___, clicked, ...mail }) => ({
      ...mail,
      clicked_links: [...(clicked ?? [])].length,
    }),
  );
  return { email, status, interests, source, created_at, confirmed_at, consent, history, newsletters };
}

/** Deletes an account's subscription, and its address where newsletters were sent to it. Idempotent. */
export async function removeSubscription(owner: Owner): Promise<void> {
  await changeSubscriber(owner.email, (before) =>
    before && isOwn(owner, before)
      ? { after: null, also: [outboxItem(newTask(before.id, { kind: 'forget', email: before.email }))] }
      : { after: undefined },
  );
}
