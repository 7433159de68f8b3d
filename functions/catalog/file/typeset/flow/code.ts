import type { Code } from '#shared/catalog/content.ts';
import type { Line, Word } from '../lines.ts';
import { columnOf, type Doc, floorOf, margins, need, shade } from '../page.ts';
import { printable } from '../printable.ts';
import { openTag } from '../tags.ts';
import { after, type Flow } from './flow.ts';
import { setLines } from './set-lines.ts';

const style = { size: 9.4, leading: 11.8, x: margins.left + 10 } as const;
const padding = 7;
/** Stands before what continues a line that is too long for the page. */
const wrapMark = '→ ';
/** Characters after which a long line is rather broken than within a word. */
const breakAfter = /[\s,;:)\]}/&|.=-]/;

/** Divides a line of code into parts of at most `most` characters. */
export function wrapped(line: string, most: number): string[] {
  const parts: string[] = [];
  let rest = line;
  for (let room = most; rest.length > room; room = most - wrapMark.length) {
    let end = room;
    while (end > room * 0.6 && !breakAfter.test(rest[end - 1] ?? '')) end--;
    if (end <= room * 0.6) end = room;
    // A character of two units stays whole.
    if (/[\uD800-\uDBFF]/.test(rest[end - 1] ?? '')) end--;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end);
  }
  return [...parts, rest];
}

const ground = (doc: Doc, top: number, bottom: number): void => {
  doc.rect(margins.left, top - padding, columnOf(doc), bottom - top + 2 * padding).fill(shade);
};

/** Least height of a block of code on a page: all of a short one, else a third of the page. */
const keptHeight = (doc: Doc, lines: number): number =>
  Math.min(lines * style.leading + 2 * padding, (floorOf(doc) - margins.top) / 3);

/** Height that stands together at the start of some code. */
export const codeStart = ({ doc }: Flow, { text }: Code): number => keptHeight(doc, text.split('\n', 40).length);

/** Code on a ground of its own. Long lines are wrapped, with a mark before what continues. */
export function setCode(flow: Flow, code: Code): void {
  const { doc, measure } = flow;
  const word = (text: string): Word => ({
    text,
    face: 'mono',
    isApart: false,
    width: measure.widthOf(text, 'mono') * 0.86,
  });
  const most = Math.floor((columnOf(doc) - 20) / (measure.widthOf('0', 'mono') * 0.86 * style.size));
  const lines = code.text
    .split('\n')
    .flatMap((line): Line[] =>
      wrapped(printable(line.replaceAll('\t', '  '), 'mono'), most).map((part, index) => [
        word(index === 0 ? part : `${wrapMark}${part}`),
      ]),
    );
  need(doc, keptHeight(doc, lines.length));
  const tag = openTag(doc, 'Code');
  doc.y += padding;
  setLines(flow, tag, lines, { ...style, ground });
  tag.end();
  doc.y += padding + after;
}
