import { type Line, sizeOf, type Word } from '../lines.ts';
import { type Doc, ink } from '../page.ts';
import { openBelow, type Tag, taggedBelow } from '../tags.ts';
import { destinationOf } from './footnotes.ts';

/** Words of a line that are drawn at once. */
interface Run {
  readonly words: Word[];
  text: string;
  /** Where it begins, and its width, per point of type size. */
  readonly at: number;
  width: number;
}

const isAlike = (a: Word, b: Word): boolean =>
  a.face === b.face && a.href === b.href && a.note === undefined && b.note === undefined && !b.isDivided;

function runsOf(line: Line, space: number, isLast: boolean): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const [index, word] of line.entries()) {
    const gap = index > 0 && word.isApart ? space : 0;
    const last = runs.at(-1);
    const before = last?.words.at(-1);
    at += gap;
    if (last && before && isAlike(before, word)) {
      last.words.push(word);
      last.text += (gap > 0 ? ' ' : '') + word.text;
      last.width += gap + word.width;
    } else {
      if (last && gap > 0) last.text += ' ';
      runs.push({ words: [word], text: word.text, at, width: word.width });
    }
    at += word.width;
  }
  const end = runs.at(-1);
  if (end && !isLast && !line.at(-1)?.isDivided) end.text += ' ';
  return runs;
}

/** Where a line is set: its left end and its base line, in points. */
export interface LinePlace {
  readonly x: number;
  readonly base: number;
  readonly size: number;
  readonly color?: string;
}

/** How far the number of a note stands above the line, per point of type size. */
const rise = 0.36;
/** Height of letters above the base line and below it, per point: what a link covers. */
const letters = { above: 0.95, below: 0.25 } as const;

function drawRun(
  doc: Doc,
  { words: [first], text, at }: Run,
  { x, base, size, color }: LinePlace,
  accent: string,
): void {
  if (!first) return;
  const isLink = first.href !== undefined || first.note !== undefined;
  const height = first.note === undefined ? base : base - rise * size;
  doc
    .font(first.face)
    .fontSize(size * sizeOf(first))
    .fillColor(isLink ? accent : (color ?? ink))
    .text(text, x + at * size, height, { lineBreak: false, baseline: 'alphabetic' });
}

/** The area of a link, tagged as what it is. */
function linkTo(doc: Doc, tag: Tag, run: Run, { x, base, size }: LinePlace): void {
  const [first] = run.words;
  const area = [
    x + run.at * size,
    base - letters.above * size,
    run.width * size,
    (letters.above + letters.below) * size,
  ] as const;
  // The library writes String objects as text, and strings as names.
  const options = { structParent: tag, Contents: new String(first?.href ?? `Note ${first?.note}`) } as object;
  if (first?.href !== undefined) doc.link(...area, first.href, options);
  else if (first?.note !== undefined) doc.goTo(...area, destinationOf(first.note), options);
}

/** Draws a line as a part of the tag above it. */
export function drawText(
  doc: Doc,
  tag: Tag,
  line: Line,
  place: LinePlace,
  { space, accent, isLast }: { readonly space: number; readonly accent: string; readonly isLast: boolean },
): void {
  for (const run of runsOf(line, space, isLast)) {
    const [first] = run.words;
    const draw = () => drawRun(doc, run, place, accent);
    if (first?.href !== undefined || first?.note !== undefined) {
      const link = openBelow(doc, tag, 'Link');
      link.add(draw);
      linkTo(doc, link, run, place);
      link.end();
    } else if (first?.isDivided) taggedBelow(doc, tag, 'Span', draw, { actual: run.text.slice(0, -1) });
    else tag.add(draw);
  }
}
