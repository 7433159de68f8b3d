import { promptVault } from '#shared/catalog/choices.ts';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { formatItems, formatMinutes } from '#shared/kernel/format.ts';

type Package = Pick<EbookCard, 'category' | 'prompt_count' | 'file_type'>;

/** What a package holds: `46 prompts · CSV`, or the type of a file that is no CSV; undefined for what is read instead. */
export function packageText({ category, prompt_count, file_type }: Package): string | undefined {
  if (prompt_count) return `${formatItems(prompt_count, 'prompt')} · CSV`;
  return category === promptVault && file_type ? file_type : undefined;
}

/** How much there is: what a package holds, or the time that reading takes. */
export const sizeOf = (ebook: Package & Pick<EbookCard, 'estimated_read_time'>): string =>
  packageText(ebook) ?? formatMinutes(ebook.estimated_read_time);
