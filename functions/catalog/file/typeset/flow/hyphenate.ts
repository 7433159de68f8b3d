import english from 'hyphen/en/index.js';
import type { Syllables } from '../lines.ts';

const softHyphen = '\u00AD';
/** A word of letters with what may stand around it. Names of controls, abbreviations and addresses are left whole. */
const word = /^([(“‘"']*)(\p{Lu}?\p{Ll}{5,29})([)”’"'.,;:!?…]*)$/u;
/** Letters that stay together at the start and at the end of a word. */
const least = { start: 2, end: 3 } as const;

const known = new Map<string, readonly string[]>();
/** Words kept; a book has hardly as many different ones. */
const mostKnown = 50_000;

/** Where an English word may be divided, by the patterns of TeX. */
export const englishSyllables: Syllables = (text) => {
  const kept = known.get(text);
  if (kept) return kept;
  if (known.size >= mostKnown) known.clear();
  const found = divide(text);
  known.set(text, found);
  return found;
};

function divide(text: string): readonly string[] {
  const [, before = '', letters, after = ''] = word.exec(text) ?? [];
  if (letters === undefined) return [text];
  const syllables: string[] = [];
  let left = letters.length;
  let open = before;
  for (const part of english.hyphenateSync(letters).split(softHyphen)) {
    open += part;
    left -= part.length;
    if (letters.length - left < least.start || left < least.end) continue;
    syllables.push(open);
    open = '';
  }
  return [...syllables, open + after];
}
