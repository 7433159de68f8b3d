import type { EbookCard } from '#shared/catalog/ebook.ts';
import { formatItems, formatMinutes } from '#shared/kernel/format.ts';

type Sized = Pick<EbookCard, 'prompt_count' | 'estimated_read_time'>;

/** What a package holds: `46 prompts · CSV`; undefined for everything that is read instead. */
export const promptsText = ({ prompt_count }: Pick<Sized, 'prompt_count'>): string | undefined =>
  prompt_count ? `${formatItems(prompt_count, 'prompt')} · CSV` : undefined;

/** How much there is: the prompts of a package, or the time that reading takes. */
export const sizeOf = (ebook: Sized): string => promptsText(ebook) ?? formatMinutes(ebook.estimated_read_time);
