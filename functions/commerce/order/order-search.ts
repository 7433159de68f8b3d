import { searchIndex } from '#lib/search/search-index.ts';
import { fromEachWord } from '#lib/search/search-text.ts';
import type { OrderRecord } from './order.repo.ts';
import { OrderSearchEntity } from './order-search.entity.ts';

/** A transaction has room for a hundred items, and half of it is for the books of a full cart. */
const mostTitles = 40;

/** The titles from each of their words on; of a full cart, whole titles come first. */
function titlesOf({ lines }: OrderRecord): string[] {
  const starts = lines.flatMap(({ title }) => fromEachWord(title).map((text, word) => ({ text, word })));
  return starts
    .toSorted((a, b) => a.word - b.word)
    .slice(0, mostTitles)
    .map(({ text }) => text);
}

/** Orders by the beginning of their buyer's address or of a title, the newest of each first. */
export const orderSearch = searchIndex<OrderRecord>({
  entity: OrderSearchEntity,
  fields: ['email', 'title'],
  order: 'desc',
  idOf: ({ id }) => id,
  textsOf: (order) => [
    { field: 'email', text: order.email },
    ...titlesOf(order).map((text) => ({ field: 'title', text })),
  ],
});
