import { invalid } from '#lib/errors.ts';
import { onlyGoodCursors } from '#lib/table/cursor.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { foldQuery } from '#shared/kernel/fold.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { StoredUser } from './user.entity.ts';
import { UserSearchEntity } from './user-search.entity.ts';

/** Addresses come first. */
const fields = ['email', 'name'] as const;
type Field = (typeof fields)[number];
type Named = Pick<StoredUser, 'name' | 'email' | 'user_id' | 'subject'>;

const initialOf = (text: string): string => String.fromCodePoint(text.codePointAt(0) ?? 0);

const entries = ({ user_id, subject, ...user }: Named) =>
  fields.map((field) => {
    const text = foldQuery(user[field]);
    return { field, initial: initialOf(text), text, user_id, subject };
  });

/** Part of the transaction that creates a profile. */
export const searchItems = (user: Named): TransactItem[] =>
  entries(user).map((entry) => ({ Put: UserSearchEntity.put(entry).params() }));

/** Part of the transaction that removes it. */
export const noSearchItems = (user: Named): TransactItem[] =>
  entries(user).map((entry) => ({ Delete: UserSearchEntity.delete(entry).params() }));

export interface Match {
  readonly field: Field;
  readonly subject: string;
}

/** The list's cursor: the field in which the search goes on, and where. */
function placeOf(cursor: string | undefined): { field: Field; cursor: string | null } {
  const [, field = 'email', rest = ''] = /^(email|name)~(.*)$/.exec(cursor ?? 'email~') ?? [];
  if (cursor !== undefined && !cursor.startsWith(`${field}~`)) throw invalid('cursor', 'Not a valid cursor');
  return { field: field as Field, cursor: rest || null };
}

/**
 * A page of those whose address or name begins with a folded text. Who is found by both is on it twice. Where the
 * addresses end, so does the page: the next one begins with the names.
 */
export function searchUsers(beginning: string, { limit, cursor }: PageQuery): Promise<Page<Match>> {
  const place = placeOf(cursor);
  return onlyGoodCursors(async () => {
    const of = { field: place.field, initial: initialOf(beginning) };
    const query = UserSearchEntity.query.whoseBeginsWith(of).begins({ text: beginning });
    const { data, cursor: next } = await query.go({ limit, cursor: place.cursor });
    const items = data.map(({ field, subject }) => ({ field, subject }));
    if (next) return { items, next: `${place.field}~${next}` };
    return { items, next: place.field === 'email' ? 'name~' : undefined };
  });
}
