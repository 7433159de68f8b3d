import { percentTooLong } from '../kernel/text-size.ts';

/** In the text of an article. */
export const mostLetters = 600_000;
/** A request may have a million, and the other fields of an article may have a tenth of that. */
const bytes = 900_000;

/** Why a text is too long to be saved, and by how much; undefined for any other. */
export function textTooLong(html: string): string | undefined {
  const percent = percentTooLong(html, { letters: mostLetters, bytes });
  if (percent === undefined) return undefined;
  return `This text is too long to be saved. Shorten it by ${percent}%, or divide it into several articles.`;
}
