import type { UserCounters } from '#shared/accounts/admin-user.ts';
import { formatCount } from '#shared/kernel/format.ts';
import { Tiles } from '#web/components/list/tiles.tsx';

const labels = {
  total: 'Total',
  admins: 'Admins',
  active: 'Active',
  password_reset_required: 'Password reset required',
} as const satisfies Record<keyof UserCounters, string>;
const names = Object.keys(labels) as (keyof UserCounters)[];

export interface UserSummaryProps {
  readonly counters: UserCounters | undefined;
  readonly isFailed: boolean;
}

/** The server's counters over all users. */
export const UserSummary = ({ counters, isFailed }: UserSummaryProps) => (
  <Tiles tiles={names.map((name) => [labels[name], counters && formatCount(counters[name])])} isFailed={isFailed} />
);
