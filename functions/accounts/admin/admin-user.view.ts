import type { AdminUser } from '#shared/accounts/admin-user.ts';
import { isAdminRole } from '#shared/accounts/role.ts';
import type { StoredUser } from '../user/user.repo.ts';

/** A user as admins see them. */
export const toAdminUser = (user: StoredUser): AdminUser => ({
  id: user.user_id,
  name: user.name,
  email: user.email,
  role: user.role,
  is_admin: isAdminRole(user.role),
  status: user.status === 'active' ? 'active' : 'inactive',
  force_password_change: user.force_password_change,
  email_verified: user.email_verified,
  second_factor: user.has_second_factor ?? false,
  created_at: user.created_at,
  last_login: user.last_login ?? null,
});
