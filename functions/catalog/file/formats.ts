import type { FileFormat } from '#shared/catalog/choices.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';

/** Formats that are made of a text. */
export type MadeFormat = Exclude<FileFormat, 'csv'>;

export const isMade = (format: FileFormat): format is MadeFormat => format !== 'csv';

/** Formats of which a buyer gets a copy with their name. */
export const markedFormats = ['pdf', 'epub'] as const;
export type MarkedFormat = (typeof markedFormats)[number];

export const isMarked = (format: string | undefined): format is MarkedFormat =>
  markedFormats.some((marked) => marked === format);

/**
 * The formats an owner can download: CSV if one was uploaded, whatever the current category, so a change of category
 * takes nothing away; the others if there is text. The first is the default.
 */
export function formatsOf(ebook: Pick<Ebook, 'category' | 'prompt_count' | 'word_count'>): FileFormat[] {
  const csv: FileFormat[] = ebook.prompt_count === undefined ? [] : ['csv'];
  const made: FileFormat[] = ebook.word_count === 0 ? [] : ['pdf', 'epub', 'txt'];
  return ebook.category === 'Prompt Vault' ? [...csv, ...made] : [...made, ...csv];
}
