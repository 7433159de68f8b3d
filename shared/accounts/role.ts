import { type AdminArea, adminAreas } from '../kernel/endpoint.ts';

/** What a person is to the shop. Everybody but `user` enters the back-office. */
export const roles = ['admin', 'user', 'owner', 'editor', 'support'] as const;
export type Role = (typeof roles)[number];
/** The roles that enter the back-office, the mightiest first. */
export const staffRoles = ['owner', 'admin', 'editor', 'support'] as const satisfies readonly Role[];

/** The one table: which role has which part of the back-office. */
const areasOfRole: Readonly<Record<Role, readonly AdminArea[]>> = {
  owner: adminAreas,
  admin: adminAreas.filter((area) => area !== 'owner'),
  editor: ['admin:overview', 'admin:content', 'admin:newsletter'],
  support: ['admin:overview', 'admin:orders', 'admin:inquiries', 'admin:users.read'],
  user: [],
};

/** The user pool's group of each role that enters the back-office. */
export const groupOfRole: Readonly<Record<Role, string | undefined>> = {
  owner: 'owners',
  admin: 'admins',
  editor: 'editors',
  support: 'support',
  user: undefined,
};

/** How a role is called. */
export const roleLabels: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  support: 'Support',
  user: 'User',
};

/** The role of a user: `is_admin` makes somebody an admin whose role says less. */
export const roleOf = ({ role, is_admin }: { readonly role: Role; readonly is_admin: boolean }): Role =>
  is_admin && !isAdminRole(role) ? 'admin' : role;

/** The parts of the back-office that a role has. */
export const areasOf = (role: Role): readonly AdminArea[] => areasOfRole[role] ?? [];

/** Whether a role has a part of the back-office. */
export const mayEnter = (role: Role, area: AdminArea): boolean => areasOf(role).includes(area);

/** `is_admin`: may everything but what concerns owners. */
export const isAdminRole = (role: Role): boolean => mayEnter(role, 'admin');

/** Whether a role enters the back-office at all. */
export const isStaffRole = (role: Role): boolean => areasOf(role).length > 0;

/**
 * The parts that both the profile's role and the groups of the token allow. So a lost role is lost with the next call,
 * and a new one begins with the next token; what both have in common never pauses.
 */
export function areasOfBoth(role: Role, groups: readonly string[]): readonly AdminArea[] {
  const inToken = staffRoles.filter((each) => groups.includes(groupOfRole[each] ?? ''));
  return areasOfRole[role].filter((area) => inToken.some((each) => mayEnter(each, area)));
}
