import type { Recipient } from '#shared/newsletter/sending.ts';
import type { StoredRecipient } from './recipient.repo.ts';
import { stateOf } from './recipient.rules.ts';

/** Of somebody who had got it: what became of the mail of a later round. */
function secondOf({ sent_at, at, state }: StoredRecipient): Recipient['second'] {
  return sent_at && at && state && at !== sent_at ? { state, at } : null;
}

/** What became of a mail; `state` is that of somebody who is not settled. */
export const toMail = (
  known: StoredRecipient | undefined,
  state: 'queued' | 'claimed',
): Omit<Recipient, 'id' | 'email'> => ({
  state: stateOf(known) ?? state,
  round: known?.round ?? 1,
  at: known?.sent_at ?? known?.at ?? null,
  second: known ? secondOf(known) : null,
  reason: stateOf(known) === 'failed' ? (known?.reason ?? null) : null,
  opened_at: known?.opened_at ?? null,
  clicked_at: known?.clicked_at ?? null,
  bounced_at: known?.bounced_at ?? null,
  complained_at: known?.complained_at ?? null,
  unsubscribed_at: known?.unsubscribed_at ?? null,
});
