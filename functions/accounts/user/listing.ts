import type { StoredUser } from './user.entity.ts';

/**
 * The list of all users is kept in parts, by role, status and the id's last letter, each in a partition of its own: a
 * sign-in writes to its part of the index, and one partition takes only a thousand writes a second. Readers merge them.
 */
const parts = 4;
/** Of these roles there are few. */
const inOnePart: ReadonlySet<string> = new Set(['owner', 'editor', 'support']);
const countOf = (role: string): number => (inOnePart.has(role) ? 1 : parts);

const partOf = (role: string, userId: string): number => (userId.codePointAt(userId.length - 1) ?? 0) % countOf(role);

type Listed = Pick<StoredUser, 'role' | 'status' | 'user_id'>;

/** The part of the list that a user is in. */
export const listedAs = ({ role, status, user_id }: Listed): string => `${role}-${status}-${partOf(role, user_id)}`;

/** Every part with users of these roles and statuses. */
export const partsOf = (roles: readonly string[], statuses: readonly string[]): string[] =>
  roles.flatMap((role) =>
    statuses.flatMap((status) => Array.from({ length: countOf(role) }, (_, part) => `${role}-${status}-${part}`)),
  );
