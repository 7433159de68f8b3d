import { percentTooLong } from '../kernel/text-size.ts';

/** In the text of an ebook, as its editor sends it. A file may have more. */
export const mostLetters = 999_000;
/** A request may have a million, in which there is nothing else but the text's version. */
const bytes = 999_900;

/** Why a text is too long to be saved, and by how much; undefined for any other. */
export function textTooLong(text: string): string | undefined {
  const percent = percentTooLong(text, { letters: mostLetters, bytes });
  if (percent === undefined) return undefined;
  return `This text is too long to be saved. Shorten it by ${percent}%, or upload the ebook as a file.`;
}
