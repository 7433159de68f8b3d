/** The first place in a sorted list whose word is not before `word`. */
export function lowerBound(words: readonly string[], word: string): number {
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

/** Where the words that begin with a text start and end in a sorted list. */
export const prefixRange = (words: readonly string[], beginning: string): readonly [from: number, to: number] => [
  lowerBound(words, beginning),
  lowerBound(words, beginning + last),
];

export interface FuzzyMatch {
  /** Its place in the list. */
  readonly place: number;
  readonly edits: number;
}

/**
 * The words of a sorted list within so many edits of `word` (Damerau–Levenshtein: insert, delete, replace, swap neighbours).
 * Neighbours share the rows of the table of edits for the letters that they begin with; a beginning that is too far away is
 * skipped with all its words.
 */
export function fuzzyMatches(words: readonly string[], word: string, mostEdits: number): FuzzyMatch[] {
  const table = new EditTable(word);
  const found: FuzzyMatch[] = [];
  let before = '';
  for (let place = 0; place < words.length; ) {
    const other = words[place] ?? '';
    let depth = sharedLength(before, other);
    let isNear = true;
    while (depth < other.length && isNear) {
      depth += 1;
      table.fill(depth, other);
      isNear = table.nearest(depth) <= mostEdits;
    }
    before = other.slice(0, depth);
    if (!isNear) {
      place = lowerBound(words, before + last);
      continue;
    }
    const edits = table.edits(depth);
    if (edits <= mostEdits) found.push({ place, edits });
    place += 1;
  }
  return found;
}

/** How many edits make the beginnings of a word of those of another; a row for each letter of the other. */
class EditTable {
  private readonly word: string;
  private readonly rows: Uint16Array[];
  /** The smallest number of each row. */
  private readonly least: number[] = [0];

  constructor(word: string) {
    this.word = word;
    this.rows = [Uint16Array.from({ length: word.length + 1 }, (_, column) => column)];
  }

  /** Edits from the whole word to so many letters of the other. */
  edits(depth: number): number {
    return this.rows[depth]?.[this.word.length] ?? 0;
  }

  /** No longer beginning is nearer. */
  nearest(depth: number): number {
    return this.least[depth] ?? 0;
  }

  /** Fills the row of a letter of the other word, from 1; those before it are filled. */
  fill(depth: number, other: string): void {
    const { word, rows } = this;
    rows[depth] ??= new Uint16Array(word.length + 1);
    const [row, above, twoAbove] = [rows[depth], rows[depth - 1], rows[depth - 2]] as [
      Uint16Array,
      Uint16Array,
      Uint16Array?,
    ];
    const [letter, letterBefore] = [other.charCodeAt(depth - 1), other.charCodeAt(depth - 2)];
    row[0] = depth;
    let least = depth;
    for (let column = 1; column < row.length; column++) {
      const own = word.charCodeAt(column - 1);
      const replaced = (above[column - 1] ?? 0) + (own === letter ? 0 : 1);
      let edits = Math.min(replaced, (row[column - 1] ?? 0) + 1, (above[column] ?? 0) + 1);
      if (twoAbove && column > 1 && own === letterBefore && word.charCodeAt(column - 2) === letter)
        edits = Math.min(edits, (twoAbove[column - 2] ?? 0) + 1);
      row[column] = edits;
      if (edits < least) least = edits;
    }
    this.least[depth] = least;
  }
}

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}
