/** Characters shown before and after a hit, at most. */
const around = { before: 40, after: 80 };

/** A hit of a search with what stands around it in its line. */
export interface HitContext {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

/** The end of a text, from the beginning of a word on where there is one. */
const fromAWord = (text: string): string => `…${text.replace(/^\S*\s+(?=\S)/, '')}`;
/** The beginning of a text, up to the end of a word where there is one. */
const toAWord = (text: string): string => `${text.replace(/(?<=\S)\s+\S*$/, '')}…`;

/** What surrounds the hit from `start` to `end` within its line; what is left out is marked, and no word is cut. */
export function contextOf(text: string, start: number, end: number): HitContext {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const newline = text.indexOf('\n', end);
  const lineEnd = newline < 0 ? text.length : newline;
  const from = Math.max(lineStart, start - around.before);
  const to = Math.min(lineEnd, end + around.after);
  const [before, after] = [text.slice(from, start), text.slice(end, to)];
  return {
    before: from > lineStart ? fromAWord(before) : before,
    match: text.slice(start, end),
    after: to < lineEnd ? toAWord(after) : after,
  };
}
