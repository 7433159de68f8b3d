import { searchIndex } from '#lib/search/search-index.ts';
import { fromEachWord } from '#lib/search/search-text.ts';
import type { StoredInquiry } from './inquiry.repo.ts';
import { InquirySearchEntity } from './inquiry-search.entity.ts';

/** Inquiries by the beginning of their sender's address or name, the newest of each first. */
export const inquirySearch = searchIndex<StoredInquiry>({
  entity: InquirySearchEntity,
  fields: ['email', 'name'],
  order: 'desc',
  idOf: ({ id }) => id,
  textsOf: ({ email, name }) => [
    { field: 'email', text: email },
    ...fromEachWord(name).map((text) => ({ field: 'name', text })),
  ],
});
