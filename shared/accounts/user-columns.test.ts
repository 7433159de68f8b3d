import { expect, it } from 'vitest';
import type { AdminUser } from './admin-user.ts';
import { userTexts } from './user-columns.ts';

const sam = { name: 'Sam', email: 'sam@example.test', role: 'user', is_admin: false, status: 'active' } as AdminUser;
const rowOf = (user: AdminUser) => Object.values(userTexts).map(({ value }) => value(user));

it('a user as text has name and address, role, state and last login', () => {
  expect(rowOf(sam)).toEqual(['Sam <sam@example.test>', 'User', 'Active', 'Never']);
  const last_login = '2026-12-01T08:30:00.000Z';
  expect(rowOf({ ...sam, role: 'support', status: 'inactive', force_password_change: true, last_login })).toEqual([
    ...['Sam <sam@example.test>', 'Support', 'Inactive, password reset required', last_login],
  ]);
});
