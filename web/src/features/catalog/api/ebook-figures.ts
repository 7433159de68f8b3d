import type { EbookCard } from '#shared/catalog/ebook.ts';
import { formatCount } from '#shared/kernel/format.ts';

/** How often it was sold. Nobody is the first of zero buyers. */
export const soldText = ({ purchases }: Pick<EbookCard, 'purchases'>): string =>
  purchases === 0 ? 'New' : `${formatCount(purchases)} sold`;
