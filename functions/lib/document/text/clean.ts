import { withoutUnseen } from '#shared/kernel/unseen.ts';

/** Text of the file in one line, without what is not seen, with single spaces between words. */
export const oneLine = (text: string): string => withoutUnseen(text).replace(/\s+/g, ' ').trim();

/** How many words there are: runs without a space that hold a letter or a digit. */
export const countWords = (text: string): number => {
  let count = 0;
  for (const [run] of text.matchAll(/\S+/g)) if (/[\p{L}\p{N}]/u.test(run)) count++;
  return count;
};
