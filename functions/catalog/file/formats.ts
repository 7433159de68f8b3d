import { type FileFormat, promptVault } from '#shared/catalog/choices.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';

/** Formats that are made of a text. */
export type MadeFormat = Exclude<FileFormat, 'csv' | 'docx'>;

/** The format of the file that an ebook was made of. None for a CSV: of that, owners get a copy without formulas. */
export const originalFormat = ({ original }: Pick<Ebook, 'original'>): Exclude<FileFormat, 'csv'> | undefined =>
  original && original.type !== 'csv' ? original.type : undefined;

/** Formats of which a buyer gets a copy with their name. */
export const markedFormats = ['pdf', 'epub'] as const;
export type MarkedFormat = (typeof markedFormats)[number];

export const isMarked = (format: string | undefined): format is MarkedFormat =>
  markedFormats.some((marked) => marked === format);

type Formatted = Pick<Ebook, 'category' | 'prompt_count' | 'word_count' | 'original'>;

/**
 * The formats an owner can download: the file that was sent; CSV if one was uploaded, whatever the current category, so a
 * change of category takes nothing away; the others if there is text. The first is the default.
 */
export function formatsOf(ebook: Formatted): FileFormat[] {
  const sent = ebook.word_count === 0 ? undefined : originalFormat(ebook);
  const csv: FileFormat[] = ebook.prompt_count === undefined ? [] : ['csv'];
  const made: FileFormat[] = ebook.word_count === 0 ? [] : ['pdf', 'epub', 'txt'];
  const others = ebook.category === promptVault ? [...csv, ...made] : [...made, ...csv];
  return sent ? [sent, ...others.filter((format) => format !== sent)] : others;
}

/** Whether a format of an ebook is made of its text. In the format of its original, owners get that. */
export const isMadeOf = (ebook: Formatted, format: FileFormat): format is MadeFormat =>
  format !== 'csv' && format !== 'docx' && format !== originalFormat(ebook);

export const madeFormatsOf = (ebook: Formatted): MadeFormat[] =>
  formatsOf(ebook).filter((format) => isMadeOf(ebook, format));
