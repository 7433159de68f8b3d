import { fold } from '../kernel/fold.ts';

/** A part of a text. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** Words that a quote needs to be recognized after some of them have changed, and the share that may have changed. */
const fewestWords = 4;
const mostChanged = 0.35;

interface Word extends Passage {
  readonly word: string;
}

function wordsIn(text: string, { start: offset, end }: Passage): Word[] {
  return [...fold(text.slice(offset, end)).matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => {
    const start = offset + index;
    return { word, start, end: start + word.length };
  });
}

/** A beginning of the quote, matched with words of the text that end at the current one. */
interface Match {
  readonly changes: number;
  /** Index of its first word in the text. */
  readonly first: number;
}

const changed = ({ changes, first }: Match, by = 1): Match => ({ changes: changes + by, first });
const fewer = (a: Match, b: Match): Match => (b.changes < a.changes ? b : a);

/** How well each beginning of the quote matches once the text has one more word: replaced, added or left out. */
function withNextWord(before: readonly Match[], quote: readonly Word[], { word }: Word, index: number): Match[] {
  const after: Match[] = [{ changes: 0, first: index + 1 }];
  for (const [i, wanted] of quote.entries()) {
    const [shorter, same, last] = [before[i], before[i + 1], after[i]];
    if (!shorter || !same || !last) break;
    const replaced = changed(shorter, wanted.word === word ? 0 : 1);
    after.push(fewer(replaced, fewer(changed(same), changed(last))));
  }
  return after;
}

/** The part of a text, within `where`, whose words turn into the quote with the fewest changes, if they are few. */
export function similarPassage(quoted: string, text: string, where: Passage): Passage | undefined {
  const quote = wordsIn(quoted, { start: 0, end: quoted.length });
  if (quote.length < fewestWords) return undefined;
  const words = wordsIn(text, where);
  let matches: readonly Match[] = [0, ...quote].map((_, changes) => ({ changes, first: 0 }));
  let best = { changes: Math.floor(quote.length * mostChanged) + 1, first: 0, last: -1 };
  for (const [index, word] of words.entries()) {
    matches = withNextWord(matches, quote, word, index);
    const whole = matches[quote.length];
    if (whole && whole.changes < best.changes) best = { ...whole, last: index };
  }
  const [first, last] = [words[best.first], words[best.last]];
  return first && last && { start: first.start, end: last.end };
}
