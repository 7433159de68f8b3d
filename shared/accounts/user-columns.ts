import type { TextColumns } from '../kernel/text-columns.ts';
import type { AdminUser } from './admin-user.ts';
import { roleLabels, roleOf } from './role.ts';

export const roleText = (user: AdminUser): string => roleLabels[roleOf(user)];
export const stateOf = ({ status }: AdminUser): string => (status === 'active' ? 'Active' : 'Inactive');

/** The users as text. */
export const userTexts = {
  user: { label: 'User', value: ({ name, email }) => `${name} <${email}>` },
  role: { label: 'Role', value: roleText },
  status: {
    label: 'Status',
    value: (user) => (user.force_password_change ? `${stateOf(user)}, password reset required` : stateOf(user)),
  },
  'last-login': { label: 'Last login', value: ({ last_login }) => last_login ?? 'Never' },
} as const satisfies TextColumns<AdminUser>;
