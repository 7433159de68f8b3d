import type { Broadcast, BroadcastInput } from '#shared/notifications/broadcast.ts';

/** The form of a broadcast: its moment as `2026-12-01T18:00` in UTC, its percentage as it is typed. */
export const broadcastValues = (broadcast: Broadcast | null) => ({
  title: broadcast?.title ?? '',
  message: broadcast?.message ?? '',
  type: broadcast?.type ?? ('info' as const),
  priority: broadcast?.priority ?? ('normal' as const),
  audience: broadcast?.audience ?? ('all' as const),
  expires_at: minuteOf(broadcast?.expires_at ?? null),
  discount_code: broadcast?.discount_code ?? '',
  discount_percentage: String(broadcast?.discount_percentage ?? ''),
  active: broadcast?.active ?? true,
});
export type BroadcastValues = Omit<ReturnType<typeof broadcastValues>, 'type' | 'priority' | 'audience'> &
  Pick<Broadcast, 'type' | 'priority' | 'audience'>;

const minuteOf = (moment: string | null): string => moment?.slice(0, 16) ?? '';

/** A stored moment keeps its seconds until another minute is chosen: the form does not know them. */
const momentOf = (minute: string, stored: string | null | undefined): string | null =>
  stored && minuteOf(stored) === minute ? stored : minute && `${minute}:00Z`;

/** The form as it is sent. Blank fields are none; without a code there is no percentage. */
export const broadcastOf = (values: BroadcastValues, stored: Broadcast | null): BroadcastInput => ({
  ...values,
  expires_at: momentOf(values.expires_at, stored?.expires_at) || null,
  discount_code: values.discount_code.trim() || null,
  discount_percentage: values.discount_code.trim() ? Number(values.discount_percentage) || null : null,
});
