import type { Ebook } from '../ebook/ebook.repo.ts';

export type Format = 'pdf' | 'txt' | 'csv';

/**
 * Formats an owner can have: the CSV where one was uploaded, whatever the category says now, so that a change of category
 * takes nothing away; PDF and text where there is text. The first is what is meant when none is named.
 */
export function formatsOf(ebook: Pick<Ebook, 'category' | 'prompt_count' | 'word_count'>): Format[] {
  const csv: Format[] = ebook.prompt_count === undefined ? [] : ['csv'];
  const made: Format[] = ebook.word_count === 0 ? [] : ['pdf', 'txt'];
  return ebook.category === 'Prompt Vault' ? [...csv, ...made] : [...made, ...csv];
}
