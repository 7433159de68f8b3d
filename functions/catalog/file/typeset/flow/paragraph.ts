import type { List, Span } from '#shared/catalog/content.ts';
import type { Line } from '../lines.ts';
import { columnOf, type Doc, margins, muted, need } from '../page.ts';
import { openBelow, openTag, type Tag, taggedBelow } from '../tags.ts';
import { after, type Flow, prose, type TypeStyle } from './flow.ts';
import { englishSyllables } from './hyphenate.ts';
import { type LineStyle, needLines, setLines } from './set-lines.ts';

/** Breaks a text into lines that are `width` points wide. */
export const proseLines = ({ measure }: Flow, spans: readonly Span[], width: number, { size }: TypeStyle): Line[] =>
  measure.linesOf(measure.wordsOf(spans), width / size, englishSyllables);

/** Height of a paragraph with the space below it. Points. */
export const paragraphHeight = (flow: Flow, spans: readonly Span[]): number =>
  proseLines(flow, spans, columnOf(flow.doc), prose).length * prose.leading + after;

/** A paragraph. With less than `keep` points left below it, it starts a new page together with what follows. */
export function setParagraph(flow: Flow, spans: readonly Span[], keep = 0): void {
  const { doc } = flow;
  if (keep > 0) need(doc, paragraphHeight(flow, spans) + keep);
  const lines = proseLines(flow, spans, columnOf(doc), prose);
  const tag = openTag(doc, 'P');
  setLines(flow, tag, lines, { ...prose, x: margins.left });
  tag.end();
  doc.y += after;
}

const indents = { bullet: 14, number: 20 } as const;

interface ItemStyle extends LineStyle {
  readonly mark: string;
  readonly indent: number;
}

/** Sets the mark of an item beside its text, and the text. Returns the part for what else belongs to the item. */
function setItem(flow: Flow, list: Tag, spans: readonly Span[], { mark, indent, ...style }: ItemStyle): Tag {
  const { doc } = flow;
  const width = columnOf(doc) - (style.x - margins.left) - indent;
  const lines = proseLines(flow, spans, width, style);
  needLines(flow, lines, style.leading);
  const item = openBelow(doc, list, 'LI');
  const { y } = doc;
  const x =
    mark === '•' ? style.x + 2 : style.x + indent - 6 - doc.font('regular').fontSize(style.size).widthOfString(mark);
  taggedBelow(doc, item, 'Lbl', () => {
    doc.font('regular').fontSize(style.size).fillColor(muted);
    doc.text(mark, x, y + 0.7 * style.leading, { lineBreak: false, baseline: 'alphabetic' });
  });
  doc.y = y;
  const body = openBelow(doc, item, 'LBody');
  setLines(flow, body, lines, { ...style, x: style.x + indent });
  return body;
}

type Kind = Pick<List, 'isOrdered' | 'start'>;
const markOf = ({ isOrdered, start }: Kind, at: number): string => (isOrdered ? `${start + at}.` : '•');
const indentOf = ({ isOrdered }: Kind): number => (isOrdered ? indents.number : indents.bullet);

/** Height that stands together at the start of a list: two lines of its first item, or three that cannot be divided. */
export function listStart(flow: Flow, list: List): number {
  const lines = proseLines(flow, list.items[0]?.spans ?? [], columnOf(flow.doc) - indentOf(list), prose).length;
  return (lines > 3 ? 2 : lines) * prose.leading;
}

export function setList(flow: Flow, list: List): void {
  const { doc } = flow;
  const tag = openTag(doc, 'L');
  const indent = indentOf(list);
  for (const [at, { spans, sub }] of list.items.entries()) {
    const body = setItem(flow, tag, spans, { ...prose, x: margins.left, mark: markOf(list, at), indent });
    doc.y += after / 2;
    if (!sub) continue;
    const inner = openBelow(doc, body, 'L');
    for (const [at, item] of sub.items.entries()) {
      const style = { ...prose, x: margins.left + indent, mark: markOf(sub, at), indent: indentOf(sub) };
      setItem(flow, inner, item, style);
      doc.y += after / 2;
    }
  }
  tag.end();
  doc.y += after / 2;
}

const bar = (color: string) => (doc: Doc, top: number, bottom: number) => {
  doc.rect(margins.left + 2, top + 2, 1.6, bottom - top - 2).fill(color);
};

/** A quotation, with a bar beside it. */
export function setQuote(flow: Flow, paragraphs: readonly (readonly Span[])[]): void {
  const { doc, accent } = flow;
  const tag = openTag(doc, 'BlockQuote');
  const style = { size: prose.size - 0.4, leading: prose.leading - 0.6, x: margins.left + 18, color: muted };
  for (const spans of paragraphs) {
    const slanted = spans.map((span): Span => ({ ...span, italic: true }));
    const lines = proseLines(flow, slanted, columnOf(doc) - 32, style);
    const paragraph = openBelow(doc, tag, 'P');
    setLines(flow, paragraph, lines, { ...style, ground: bar(accent) });
    doc.y += after / 2;
  }
  tag.end();
  doc.y += after / 2;
}
