import { searchEntity } from '#lib/search/search-entity.ts';

/** What a user is found by: the name and the address, one item each, written with the profile and removed with it. */
export const UserSearchEntity = searchEntity('user-search');
