import { formatDateTime, formatItems } from '#shared/kernel/format.ts';
import type { AdminBroadcast, Broadcast } from '#shared/notifications/broadcast.ts';
import type { Audience } from '#shared/notifications/choices.ts';

export const typeLabels = { info: 'Info', success: 'Success', warning: 'Warning', error: 'Error' } as const;
export const priorityLabels = { low: 'Low', normal: 'Normal', high: 'High' } as const;
export const audienceLabels = {
  all: 'Everyone',
  buyers: 'Buyers',
  wishers: 'Wishers',
} as const satisfies Record<Audience, string>;

/** Who an audience is. Of everyone it is known how many they are. */
export const audienceWords = (audience: Audience, accounts: number | undefined): string => {
  if (audience === 'buyers') return 'People who own an ebook that they paid for';
  if (audience === 'wishers') return 'People with an ebook on their wishlist';
  return accounts === undefined
    ? 'People with an account'
    : `People with an account: ${formatItems(accounts, 'reader')}`;
};

/** The state of a broadcast, with its look as a badge. */
export const broadcastStates = {
  active: { label: 'Active', look: 'published' },
  expired: { label: 'Expired', look: 'archived' },
  off: { label: 'Off', look: 'draft' },
} as const;

/** Why it is not shown at `now` (milliseconds), or that it is. */
export function broadcastState(
  { active, expires_at }: Pick<Broadcast, 'active' | 'expires_at'>,
  now: number,
): keyof typeof broadcastStates {
  if (!active) return 'off';
  return expires_at !== null && Date.parse(expires_at) <= now ? 'expired' : 'active';
}

/** `SALE, 15% off`; blank without a code. */
export const codeWords = ({ discount_code, discount_percentage }: Broadcast): string =>
  [discount_code, discount_code && discount_percentage !== null && `${discount_percentage}% off`]
    .filter(Boolean)
    .join(', ');

/** `until 1 Dec 2026, 18:00 UTC`; blank without an end. */
export const endWords = ({ expires_at }: Broadcast): string =>
  expires_at ? `until ${formatDateTime(expires_at)}` : '';

/** `Seen by 1,204 people`. */
export const seenWords = ({ seen }: AdminBroadcast): string =>
  seen === 0 ? 'Seen by nobody yet' : `Seen by ${formatItems(seen, 'person', 'people')}`;
