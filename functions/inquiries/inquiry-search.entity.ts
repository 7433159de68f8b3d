import { searchEntity } from '#lib/search/search-entity.ts';

/** What an inquiry is found by: its sender's address and name, written and removed with it. */
export const InquirySearchEntity = searchEntity('inquiry-search');
