/** Longest title on a cover, in characters. What does not fit follows below it, smaller: a cover is never cut. */
export const coverTitleLength = 30;

/** A title as a cover sets it: the title proper and the rest, which may be empty. */
export interface CoverTitle {
  readonly head: string;
  readonly rest: string;
}

/** A head shorter than this says too little to stand alone. */
const shortestHead = 8;

/** Where a title can be parted so that both parts read well: after a colon or comma, before a word that begins a phrase. */
const seams = [
  /(?<=\S): +/gu,
  /(?<=\S), +/gu,
  / +(?=(?:in|for|from|to|at|on|with|without|under|over|after|before|that)\s)/giu,
  / +/gu,
];

/** The longest head that a seam allows; undefined when the title has no such seam within the limit. */
function partAt(title: string, seam: RegExp): CoverTitle | undefined {
  const fitting = [...title.matchAll(seam)].filter(({ index }) => {
    const length = [...title.slice(0, index)].length;
    return length >= shortestHead && length <= coverTitleLength;
  });
  const [gap] = fitting.slice(-1);
  return gap && { head: title.slice(0, gap.index), rest: title.slice(gap.index + gap[0].length) };
}

/** A title of more than 30 characters is parted at the best seam; one endless word, after 30 characters. */
export function coverTitle(title: string): CoverTitle {
  const chars = [...title];
  if (chars.length <= coverTitleLength) return { head: title, rest: '' };
  for (const seam of seams) {
    const parted = partAt(title, seam);
    if (parted) return parted;
  }
  return { head: chars.slice(0, coverTitleLength).join(''), rest: chars.slice(coverTitleLength).join('').trim() };
}

/** Approximate advance widths of the serif in em: the server has no font to measure with. */
function advance(char: string): number {
  if (/[iljtfrI.,:;'’|! ]/.test(char)) return 0.3;
  if (/[mwMW@%]/.test(char)) return 0.82;
  return /[A-Z&]/.test(char) ? 0.66 : 0.52;
}
const widthOf = (text: string): number => [...text].reduce((sum, char) => sum + advance(char), 0);

function wrap(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) * size <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Room between rule and figure. */
const column = 250;
const room = 102;
/** Line heights of both parts, and the gap between them, in their sizes. */
export const headLeading = 1.08;
export const restLeading = 1.22;
export const gap = 4;

export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
}

const setIn = (text: string, size: number): SetText => ({ lines: wrap(text, size, column), size });
const fits = ({ lines, size }: SetText): boolean => lines.every((line) => widthOf(line) * size <= column + 6);
const heightOf = (head: SetText, rest: SetText): number =>
  head.lines.length * head.size * headLeading +
  (rest.lines.length > 0 ? gap + rest.lines.length * rest.size * restLeading : 0);

/** Sizes to try: the title first, down to what 200 characters need. */
const headSizes = Array.from({ length: 25 }, (_, step) => 34 - step);
const restSizes = [18, 17, 16, 15, 14, 12, 10, 8];

/** Lines and sizes of a cover's title and of the rest of it, as large as they fit together. */
export function setTitle(title: string): { readonly head: SetText; readonly rest: SetText } {
  const { head, rest } = coverTitle(title);
  const smallest = { head: setIn(head, 10), rest: setIn(rest, 8) };
  for (const size of headSizes)
    for (const below of restSizes) {
      const set = { head: setIn(head, size), rest: setIn(rest, Math.min(below, size)) };
      if (fits(set.head) && fits(set.rest) && heightOf(set.head, set.rest) <= room) return set;
    }
  return smallest;
}
