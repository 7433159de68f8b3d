import { searchIndex } from '#lib/search/search-index.ts';
import type { StoredUser } from './user.entity.ts';
import { UserSearchEntity } from './user-search.entity.ts';

/** Users by the beginning of their address or name; addresses come first. */
export const userSearch = searchIndex<StoredUser>({
  entity: UserSearchEntity,
  fields: ['email', 'name'],
  order: 'asc',
  idOf: ({ subject }) => subject,
  textsOf: ({ email, name }) => [
    { field: 'email', text: email },
    { field: 'name', text: name },
  ],
});
