import * as z from 'zod';
import { Order } from '../commerce/order.ts';
import { PageQuery } from '../kernel/page.ts';
import { AuditRow } from '../settings/audit.ts';
import { roles } from './role.ts';

export const userStatuses = ['active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** A user as the back-office sees it. `last_login` is null for somebody who has never signed in. */
export const AdminUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  is_admin: z.boolean(),
  status: z.enum(userStatuses),
  force_password_change: z.boolean(),
  email_verified: z.boolean(),
  second_factor: z.boolean(),
  created_at: z.string(),
  last_login: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

/** Over all users, whatever the list was asked for. */
export const UserCounters = z.object({
  total: z.number().int(),
  admins: z.number().int(),
  active: z.number().int(),
  password_reset_required: z.number().int(),
});
export type UserCounters = z.infer<typeof UserCounters>;

/** A page may be shorter than the limit when a search is filtered too; `next_cursor` still leads on. */
export const UserList = z.object({
  users: z.array(AdminUser),
  next_cursor: z.string().nullable(),
  counters: UserCounters,
});
export type UserList = z.infer<typeof UserList>;

/** `search` is the beginning of a name or an address; the role `staff` is everybody who enters the back-office. */
export const UserFilter = z.object({
  search: z.string().trim().max(254, 'Must be at most 254 characters').optional(),
  role: z.enum([...roles, 'staff']).optional(),
  status: z.enum(userStatuses).optional(),
});
export const UserQuery = PageQuery.extend(UserFilter.shape);
export type UserQuery = z.infer<typeof UserQuery>;

const Owned = z.object({
  ebook_id: z.string(),
  title: z.string(),
  purchased_at: z.string(),
  paid: z.number(),
  order_id: z.string().nullable(),
});
const Reading = z.object({ ebook_id: z.string(), title: z.string(), progress: z.number(), last_read_at: z.string() });
const Subscription = z.object({ status: z.string(), interests: z.array(z.string()), created_at: z.string() });

/**
 * What the shop knows about a person: the newest of everything, and how many books there are. `sessions_ended_at` is
 * the time before which every session has ended, null when none ever was.
 */
export const UserProfile = z.object({
  user: AdminUser,
  orders: z.array(Order),
  library: z.object({ total: z.number().int(), ebooks: z.array(Owned) }),
  reading: z.array(Reading),
  newsletter: Subscription.nullable(),
  activity: z.array(AuditRow),
  sessions_ended_at: z.string().nullable(),
});
export type UserProfile = z.infer<typeof UserProfile>;
