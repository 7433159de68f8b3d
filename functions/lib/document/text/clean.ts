/**
 * Characters that no reader sees and that only confuse what is made of the text: controls, soft hyphens, zero-width
 * spaces and marks of byte order, and those that turn the direction of the text around to hide what it says.
 */
const unseen = /(?![\t-\r])\p{Cc}|[\u00AD\u200B\u202A-\u202E\u2066-\u2069\uFEFF\uFFFE\uFFFF]/gu;

/** Text of the file without what is not seen; its lines stay. */
export const withoutUnseen = (text: string): string => text.toWellFormed().replace(unseen, '');

/** The same in one line, with single spaces between words. */
export const oneLine = (text: string): string => withoutUnseen(text).replace(/\s+/g, ' ').trim();

/** How many words there are: runs without a space that hold a letter or a digit. */
export const countWords = (text: string): number => {
  let count = 0;
  for (const [run] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(run)) count++;
  return count;
};
