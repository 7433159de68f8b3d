import { days, minutes } from '#lib/clock.ts';
import { type ConsentWay, wordingOf } from '#shared/newsletter/choices.ts';
import { mostInterests } from '#shared/newsletter/subscriber.ts';
import { withEvent } from './history.ts';
import type { StoredSubscriber } from './subscriber.repo.ts';

/* State transitions of a subscriber. Pure functions: times are arguments, in milliseconds. */

/** A request for the newsletter. */
export interface Asking {
  readonly email: string;
  readonly interests: readonly string[];
  readonly source: string;
  readonly user_id?: string | undefined;
}
type Next = Omit<StoredSubscriber, 'revision'>;

/** How long the mailed link works and an unconfirmed address is kept. */
export const linkLifetime = days(7);
/** The minimum time between two mails to an unconfirmed address. */
const pauseBetweenMails = minutes(10);
/** How many mails strangers can trigger to an address before it confirms or is deleted. */
const mostMails = 5;

const iso = (at: number): string => new Date(at).toISOString();

/** Both lists without duplicates, the older first. */
export const mergeInterests = (old: readonly string[], added: readonly string[]): string[] =>
  [...new Set([...old, ...added])].slice(0, mostInterests);

/** A fresh pending subscription. Of one that had ended, only when it ended is kept until the address confirms again. */
const anew = (
  { id, email, left_at, history }: Pick<Next, 'id' | 'email' | 'left_at' | 'history'>,
  asking: Asking,
  at: number,
): Next => ({
  id,
  email,
  left_at,
  wording: wordingOf(asking.source),
  history: withEvent({ history }, at, 'asked', asking.source),
  status: 'pending',
  roll: 'current',
  interests: mergeInterests([], asking.interests),
  source: asking.source,
  user_id: asking.user_id,
  mails: 0,
  created_at: iso(at),
});

/** Adds interests to the existing ones; undefined when none is new. */
function withInterests(before: StoredSubscriber, { interests }: Asking): Next | undefined {
  const merged = mergeInterests(before.interests, interests);
  return merged.length > before.interests.length ? { ...before, interests: merged } : undefined;
}

export interface LinkToMail {
  readonly newId: string;
  readonly hash: string;
  readonly task: string;
  readonly at: number;
}

/** Whether an unconfirmed address gets another mail. An interrupted task may send its own again. */
function mayMail({ mail_task, mailed_at = 0, mails }: Next, { task, at }: LinkToMail): boolean {
  return mail_task === task || (at - mailed_at >= pauseBetweenMails && mails < mostMails);
}

/** A subscriber to whom a link is mailed; it takes the place of an earlier one. */
const withLink = (next: Next, link: LinkToMail): Next => ({
  ...next,
  token_hash: link.hash,
  token_expires: link.at + linkLifetime,
  mailed_at: link.at,
  mail_task: link.task,
  mails: next.mails + (next.mail_task === link.task ? 0 : 1),
});

/**
 * New interests for a confirmed subscription. Anybody may have entered the address, so they wait for its owner, who
 * follows a link. As many mails as to an address that has not confirmed; beyond them the newest one stays as it is.
 */
function askedAgain(before: StoredSubscriber, asking: Asking, link: LinkToMail): Next | undefined {
  const isNew = withInterests(before, asking) !== undefined;
  if (!isNew || !mayMail(before, link)) return undefined;
  return withLink({ ...before, asked_interests: mergeInterests([], asking.interests) }, link);
}

/** The first half of the double opt-in. The link is mailed only when the result carries its hash. */
export function asked(before: StoredSubscriber | undefined, asking: Asking, link: LinkToMail): Next | undefined {
  if (before?.status === 'suppressed') return undefined;
  if (before?.status === 'confirmed') return askedAgain(before, asking, link);
  const isPending = before?.status === 'pending';
  if (isPending && !mayMail(before, link)) return withInterests(before, asking);
  const pending = isPending
    ? (withInterests(before, asking) ?? before)
    : anew(before ?? { id: link.newId, email: asking.email }, asking, link.at);
  return withLink(pending, link);
}

/** A subscriber whose owner has chosen these topics. */
export const withChosen = (before: Next, interests: readonly string[], at: number): Next => ({
  ...before,
  interests: mergeInterests([], interests),
  history: withEvent(before, at, 'interests', interests.join(', ')),
});

/** The second half: the owner of the address confirmed. */
export const confirmed = (before: Next, at: number, how: ConsentWay = 'link'): Next => ({
  ...before,
  status: 'confirmed',
  confirmed_at: iso(at),
  consent: { at: iso(at), how, ...(before.wording && { wording: before.wording }) },
  history: withEvent(before, at, 'confirmed', how),
  left_at: undefined,
  mailed_at: undefined,
  mails: 0,
});

/** The owner of a confirmed address followed the link: the interests that were asked for are theirs. */
export const interestsConfirmed = ({ asked_interests = [], ...before }: Next, at: number): Next => ({
  ...withChosen(before, mergeInterests(before.interests, asked_interests), at),
  mailed_at: undefined,
  mails: 0,
});

/** Both halves at once, for an account whose address is already verified. */
export function subscribedByOwner(
  before: StoredSubscriber | undefined,
  asking: Asking,
  { newId, at }: Pick<LinkToMail, 'newId' | 'at'>,
): Next | undefined {
  if (before?.status === 'confirmed') {
    const added = withInterests(before, asking);
    const merged = added && withChosen(before, added.interests, at);
    return before.user_id === asking.user_id ? merged : { ...(merged ?? before), user_id: asking.user_id };
  }
  return confirmed(anew(before ?? { id: newId, email: asking.email }, asking, at), at, 'account');
}

/**
 * Off the rolls; earlier links no longer confirm. What somebody wanted to read goes with them: only how they agreed and
 * that they left is kept. `detail`: why, for the history.
 */
export const leaving = (
  before: StoredSubscriber,
  status: 'unsubscribed' | 'suppressed',
  at: number,
  detail?: string,
): Next => ({
  ...before,
  status,
  interests: [],
  history: withEvent({ history: before.history?.filter(({ what }) => what !== 'interests') }, at, status, detail),
  roll: 'left',
  left_at: iso(at),
  asked_interests: undefined,
  token_hash: undefined,
  token_expires: undefined,
});

/** Off the suppression list but still off the rolls: the owner has to subscribe again. */
export const readmitted = (before: StoredSubscriber, at: number): Next => ({
  ...before,
  status: 'unsubscribed',
  history: withEvent(before, at, 'released'),
});

/**
 * When the newest link has expired, an address that was never confirmed is deleted (`null`), one that had left before
 * goes back to unsubscribed, and interests that a subscriber did not confirm are forgotten. Undefined: nothing to do.
 */
export function lapsed(before: StoredSubscriber | undefined, at: number): Next | null | undefined {
  if (!before || (before.token_expires ?? 0) > at) return undefined;
  if (before.status === 'confirmed')
    return before.asked_interests && { ...before, asked_interests: undefined, mails: 0 };
  if (before.status !== 'pending') return undefined;
  return before.left_at ? { ...leaving(before, 'unsubscribed', at), history: withEvent(before, at, 'lapsed') } : null;
}
