/** The first place in a sorted list whose word is not before `word`. */
export function placeOf(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** After every word that begins with a text: no character comes later. */
const last = '\uffff';

/** Where the words begin and end that begin with a text. */
export const rangeOf = (words: readonly string[], beginning: string): readonly [from: number, to: number] => [
  placeOf(words, beginning),
  placeOf(words, beginning + last),
];

export interface NearWord {
  /** Its place in the list. */
  readonly place: number;
  /** Letters to insert, delete or replace. */
  readonly edits: number;
}

/**
 * The words of a sorted list that at most so many edits make of `word`. Neighbours share the rows of the table of edits
 * for the letters that they begin with; a beginning that is too far away is skipped with all its words.
 */
export function nearWords(words: readonly string[], word: string, mostEdits: number): NearWord[] {
  const width = word.length + 1;
  const rows = [Uint16Array.from({ length: width }, (_, column) => column)];
  const found: NearWord[] = [];
  let before = '';
  for (let place = 0; place < words.length; ) {
    const other = words[place] ?? '';
    let depth = sharedLength(before, other);
    let nearest = 0;
    while (depth < other.length && nearest <= mostEdits) {
      depth += 1;
      rows[depth] ??= new Uint16Array(width);
      nearest = fillRow(rows[depth] as Uint16Array, rows[depth - 1] as Uint16Array, word, other.charCodeAt(depth - 1));
    }
    before = other.slice(0, depth);
    if (nearest > mostEdits) {
      place = placeOf(words, before + last);
      continue;
    }
    const edits = rows[depth]?.[word.length] ?? Number.POSITIVE_INFINITY;
    if (edits <= mostEdits) found.push({ place, edits });
    place += 1;
  }
  return found;
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/** Fills the row of one more letter; returns its smallest number of edits. */
function fillRow(row: Uint16Array, above: Uint16Array, word: string, letter: number): number {
  let left = (above[0] ?? 0) + 1;
  row[0] = left;
  let nearest = left;
  for (let column = 1; column < row.length; column++) {
    const replaced = (above[column - 1] ?? 0) + (word.charCodeAt(column - 1) === letter ? 0 : 1);
    left = Math.min(replaced, left + 1, (above[column] ?? 0) + 1);
    row[column] = left;
    if (left < nearest) nearest = left;
  }
  return nearest;
}
