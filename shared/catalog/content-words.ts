/**
 * Words are runs of non-space characters with something besides punctuation. A pipe divides words like a space, being
 * the border of a cell. In scripts without spaces every character counts as a word, and a long run counts one word per
 * 50 characters: otherwise one "word" could be a whole book. What a line begins with (the number of an item, the label
 * of a note), the fences of code and the targets of links are no words, as they are not shown as text.
 */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}';
const target = '\\]\\((?:https?:\\/\\/|figure:)';
const marks = [
  '^[^\\S\\n]*(?:>|\\d{1,3}[.)]|\\[\\^[\\w-]{1,32}\\]:)(?=\\s|$)',
  '^[^\\S\\n]*`{3,}[^\\S\\n]*[\\w+#-]{0,30}[^\\S\\n]*$',
  `${target}[^\\s|]*`,
].join('|');
const runs = new RegExp(`(?<mark>${marks})|[${unspaced}]|(?:(?!${target})[^\\s|${unspaced}]){1,50}`, 'gmu');
const isWord = ({ 0: run, groups }: RegExpMatchArray): boolean => !groups?.mark && /[^\p{P}`]/u.test(run);

export function countWords(content: string): number {
  let words = 0;
  for (const run of content.matchAll(runs)) if (isWord(run)) words++;
  return words;
}

/** Offset after the `words`th word, or undefined when there are no more than that. */
export function endOfWord(content: string, words: number): number | undefined {
  let seen = 0;
  let end = 0;
  for (const match of content.matchAll(runs)) {
    if (!isWord(match)) continue;
    if (seen === words) return end;
    seen++;
    end = match.index + match[0].length;
  }
  return undefined;
}

/** Whether a word begins between two offsets. It needs the text before: what begins a line may be no word. */
export function hasWord(content: string, from: number, to: number): boolean {
  for (const match of content.slice(0, to).matchAll(runs)) if (match.index >= from && isWord(match)) return true;
  return false;
}

/** Minutes at 230 words a minute, at least one. */
export const readMinutes = (words: number): number => Math.max(1, Math.round(words / 230));
