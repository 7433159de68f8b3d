import type { Role } from '#shared/accounts/role.ts';

/** What a role allows, after the name of a person. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'can do everything in the back-office, and decides who the owners are',
  admin: 'can do everything in the back-office, except what concerns owners',
  editor: 'can write articles, authors, AI tools and newsletters, and send nothing',
  support: 'can answer inquiries, look after orders and refunds, and see users',
  user: 'has no access to the back-office and keeps the account',
};
