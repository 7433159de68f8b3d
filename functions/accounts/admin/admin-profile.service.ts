import { auditLog } from '#lib/audit/audit-log.ts';
import type { Person } from '#lib/person/personal-data.ts';
import type { UserProfile } from '#shared/accounts/admin-user.ts';
import { requireUser } from './admin-user.service.ts';
import { toAdminUser } from './admin-user.view.ts';

/** How many of each thing a profile shows. */
export const newest = 20;

/** What other domains know about a person. Passed in: accounts knows none of them. */
export interface Belongings {
  orders(person: Person): Promise<UserProfile['orders']>;
  shelf(person: Person): Promise<Pick<UserProfile, 'library' | 'reading'>>;
  subscription(person: Person): Promise<NonNullable<UserProfile['newsletter']> | undefined>;
}

/** A user with the newest of what the shop knows about them. */
export async function userProfile(id: string, belongings: Belongings): Promise<UserProfile> {
  const user = await requireUser(id);
  const { subject, email, tokens_valid_after: ended } = user;
  const person = { id, subject, email };
  const [orders, shelf, newsletter, activity] = await Promise.all([
    belongings.orders(person),
    belongings.shelf(person),
    belongings.subscription(person),
    auditLog({ target_id: id, limit: newest }),
  ]);
  return {
    user: toAdminUser(user),
    orders,
    ...shelf,
    newsletter: newsletter ?? null,
    activity: [...activity.items],
    sessions_ended_at: ended > 0 ? new Date(ended).toISOString() : null,
  };
}
