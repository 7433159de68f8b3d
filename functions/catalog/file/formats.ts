import type { Ebook } from '../ebook/ebook.repo.ts';

export type Format = 'pdf' | 'txt' | 'csv';

/**
 * The formats an owner can download: CSV if one was uploaded, whatever the current category, so a change of category
 * takes nothing away; PDF and text if there is text. The first is the default.
 */
export function formatsOf(ebook: Pick<Ebook, 'category' | 'prompt_count' | 'word_count'>): Format[] {
  const csv: Format[] = ebook.prompt_count === undefined ? [] : ['csv'];
  const made: Format[] = ebook.word_count === 0 ? [] : ['pdf', 'txt'];
  return ebook.category === 'Prompt Vault' ? [...csv, ...made] : [...made, ...csv];
}
