import type { EbookCard } from '#shared/catalog/ebook.ts';
import { formatCount, formatItems, formatMinutes } from '#shared/kernel/format.ts';

/** How much there is: `46 prompts, CSV`, or the time that reading takes. */
export const sizeOf = ({ prompt_count, estimated_read_time }: EbookCard): string =>
  prompt_count ? `${formatItems(prompt_count, 'prompt')}, CSV` : formatMinutes(estimated_read_time);

/** How often it was sold. Nobody is the first of zero buyers. */
export const soldText = ({ purchases }: Pick<EbookCard, 'purchases'>): string =>
  purchases === 0 ? 'New' : `${formatCount(purchases)} sold`;
