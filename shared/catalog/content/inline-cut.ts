import { type Range, rangesOf, type Token, tokensOf } from './inline.ts';

export interface InlineCut {
  readonly offset: number;
  /** Marks that close what the cut leaves open. */
  readonly closers: string;
}

/** Marks that could become others by what is put after them. */
const looseMarks = /[*`\\\s]+$/;

/** Where a link or code ends, `closers` begins with what closes it, so that stars never stand within its marks. */
const closerOf = (open: Token, close: Token): string => {
  if (close.kind === 'target') return `](${close.href})`;
  if (open.kind === 'code') return '`'.repeat(open.ticks);
  return open.kind === 'bold' ? '**' : '*';
};

const rangesAndCode = (tokens: readonly Token[]): Range[] => [
  ...tokens.filter(({ kind }) => kind === 'code').map((code) => ({ open: code, close: code })),
  ...rangesOf(tokens).toSorted((a, b) => Number(b.close.kind === 'target') - Number(a.close.kind === 'target')),
];

const openEnd = ({ open }: Range): number => (open.kind === 'code' ? open.start + open.ticks : open.end);
const closeStart = ({ close }: Range): number => (close.kind === 'code' ? close.end - close.ticks : close.start);

/** Moves a cut out of a mark: to where the mark starts, or to where the text ends that it closes. */
function offMark(tokens: readonly Token[], ranges: readonly Range[], offset: number): number {
  const opened = ranges.find((range) => range.open.start < offset && offset <= openEnd(range));
  if (opened) return opened.open.start;
  const closed = ranges.find((range) => closeStart(range) < offset && offset < range.close.end);
  if (closed) return closeStart(closed);
  const mark = tokens.find(({ start, end, kind }) => start < offset && offset < end && kind !== 'code');
  const isPlain = mark?.kind === 'text' && mark.text.length === mark.end - mark.start;
  return mark && !isPlain ? mark.start : offset;
}

/** The last place at or before an offset where a text can be cut, and what has to be closed there. */
export function cutInside(text: string, offset: number): InlineCut {
  const tokens = tokensOf(text);
  const ranges = rangesAndCode(tokens);
  const openAt = (place: number) => ranges.filter((range) => range.open.start < place && place <= closeStart(range));
  let cut = offset;
  for (let before = -1; before !== cut; ) {
    before = cut;
    cut = offMark(tokens, ranges, cut);
    const isLoose = openAt(cut).length > 0 || /\S/.test(text[cut] ?? ' ');
    const kept = text.slice(0, cut);
    cut = (isLoose ? kept.replace(looseMarks, '') : kept.trimEnd()).length;
  }
  const closers = openAt(cut).map(({ open, close }) => closerOf(open, close));
  return { offset: cut, closers: closers.join('') };
}
