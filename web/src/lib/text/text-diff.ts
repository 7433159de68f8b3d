import { common } from './common-places.ts';

/** A piece of a paragraph: in both texts, or in one of them only. */
export interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Paragraphs that stand beside each other; null where the other text has none. */
export interface DiffRow {
  readonly before: readonly Piece[] | null;
  readonly after: readonly Piece[] | null;
  readonly isSame: boolean;
}

const wordsOf = (text: string): string[] => text.match(/\s+|[^\s]+/g) ?? [];

/** Neighbours of the same kind are one piece. */
function piecesOf(words: readonly string[], kept: ReadonlySet<number>): Piece[] {
  const pieces: { text: string; isChanged: boolean }[] = [];
  for (const [place, text] of words.entries()) {
    const isChanged = !kept.has(place);
    const last = pieces.at(-1);
    if (last?.isChanged === isChanged) last.text += text;
    else pieces.push({ text, isChanged });
  }
  return pieces;
}

const whole = (text: string): Piece[] => [{ text, isChanged: true }];

/** Below this share of words in common, two paragraphs are no versions of each other. */
const leastAlike = 0.3;
/** Words of a pair that is compared word by word; longer ones would hold up the page. */
const mostWords = 1200;

function changedPair(before: string, after: string): DiffRow {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  const pairs = Math.max(one.length, other.length) <= mostWords ? common(one, other) : [];
  const alike = pairs.filter(([i]) => one[i]?.trim()).length / (Math.max(one.length, other.length) / 2);
  if (alike < leastAlike) return { before: whole(before), after: whole(after), isSame: false };
  return {
    before: piecesOf(one, new Set(pairs.map(([i]) => i))),
    after: piecesOf(other, new Set(pairs.map(([, j]) => j))),
    isSame: false,
  };
}

/** Paragraphs between two that are the same: the first beside the first, and so on. */
function changedRows(removed: readonly string[], added: readonly string[]): DiffRow[] {
  return Array.from({ length: Math.max(removed.length, added.length) }, (_, place) => {
    const [before, after] = [removed[place], added[place]];
    if (before !== undefined && after !== undefined) return changedPair(before, after);
    return {
      before: before === undefined ? null : whole(before),
      after: after === undefined ? null : whole(after),
      isSame: false,
    };
  });
}

const paragraphsOf = (markdown: string): string[] => markdown.split(/\n\s*\n/).filter((text) => text.trim() !== '');

/** Two versions of a text, paragraph beside paragraph; within changed ones, word by word. */
export function diffRows(before: string, after: string): DiffRow[] {
  const [one, other] = [paragraphsOf(before), paragraphsOf(after)];
  const rows: DiffRow[] = [];
  let [i, j] = [0, 0];
  for (const [nextOne, nextOther] of [...common(one, other), [one.length, other.length] as const]) {
    rows.push(...changedRows(one.slice(i, nextOne), other.slice(j, nextOther)));
    const same = one[nextOne];
    if (same !== undefined) {
      const pieces = [{ text: same, isChanged: false }];
      rows.push({ before: pieces, after: pieces, isSame: true });
    }
    [i, j] = [nextOne + 1, nextOther + 1];
  }
  return rows;
}

/** Rows of which those that are the same are only counted: how many stand between two that differ. */
export function foldedRows(rows: readonly DiffRow[]): (DiffRow | number)[] {
  const folded: (DiffRow | number)[] = [];
  for (const row of rows) {
    const last = folded.at(-1);
    if (!row.isSame) folded.push(row);
    else if (typeof last === 'number') folded[folded.length - 1] = last + 1;
    else folded.push(1);
  }
  return folded;
}
