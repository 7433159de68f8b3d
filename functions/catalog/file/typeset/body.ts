import { textLines } from '#shared/catalog/content/lines.ts';
import { type Block, parseContent, type Span } from '#shared/catalog/content.ts';
import { Measure } from './lines.ts';
import { addPage, column, type Doc, floorOf, ink, isAtTop, isSideways, margins, need } from './page.ts';
import { printable } from './printable.ts';
import { setTable } from './table.ts';
import { planTable, type TablePlan } from './table-plan.ts';
import { artifact, openBelow, openTag, tagged, taggedBelow } from './tags.ts';

/** A heading as set. `depth` 0 is the highest level used in the book. */
export interface SetHeading {
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
  /** Page number, counting the cover as 1; 0 before it is set. */
  page: number;
}

interface HeadingStyle {
  readonly face: 'semibold' | 'italic';
  readonly size: number;
  readonly before: number;
  readonly after: number;
}
const headingStyles: readonly [HeadingStyle, HeadingStyle, HeadingStyle] = [
  { face: 'semibold', size: 17, before: 26, after: 7 },
  { face: 'semibold', size: 12.5, before: 12, after: 4 },
  { face: 'italic', size: 11.5, before: 9, after: 2 },
];
/** Below the title, which is on the title page. */
const headingTags = ['H2', 'H3', 'H4'] as const;
const text = { size: 10.6, lineGap: 3.2, after: 7.5, indent: 14 } as const;
/** Space kept below a heading for its text; doubled when another heading follows. Points. */
const keepTogether = 56;

/** The blocks of a text, without a first heading that repeats the title, which is on the title page. */
export function bodyOf(title: string, content: string): Block[] {
  const blocks = parseContent(content);
  const [first] = blocks;
  return first?.kind === 'heading' && first.text === title ? blocks.slice(1) : blocks;
}

export function headingsOf(blocks: readonly Block[]): SetHeading[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.map(({ level, text, anchor }) => ({ depth: level - top, title: printable(text), anchor, page: 0 }));
}

/** Sets the text from the top of a new page, and records each heading's page in `headings`. */
export function setBody(doc: Doc, blocks: readonly Block[], headings: readonly SetHeading[], accent: string): void {
  const outline = new Outline(doc);
  const measure = new Measure(doc);
  const plans = blocks.map((block) => (block.kind === 'table' ? planTable(measure, block) : undefined));
  const sideways = sidewaysBlocks(blocks, plans);
  addPage(doc, sideways[0] ?? false);
  let next = 0;
  for (const [index, block] of blocks.entries()) {
    if (isSideways(doc) !== sideways[index]) addPage(doc, !isSideways(doc));
    doc.x = margins.left;
    const plan = plans[index];
    if (plan) setTable(doc, plan, measure.space);
    else if (block.kind === 'paragraph') setParagraph(doc, block.spans, plans[index + 1]);
    else if (block.kind === 'list')
      setList(
        doc,
        block.items.flatMap(({ spans, sub }) => [spans, ...(sub?.items ?? [])]),
      );
    else if (block.kind === 'heading') {
      const heading = headings[next++];
      if (heading) setHeading(doc, heading, accent, keepBelow(blocks[index + 1], plans[index + 1]));
      if (heading) outline.add(heading);
    } else for (const text of textLines(block)) setParagraph(doc, [{ text }], undefined);
  }
}

/** Which blocks are on sideways pages: wide tables, and the heading or short line that introduces one. */
function sidewaysBlocks(blocks: readonly Block[], plans: readonly (TablePlan | undefined)[]): boolean[] {
  const sideways = plans.map((plan) => plan?.isSideways ?? false);
  for (let index = blocks.length - 2; index >= 0; index--) {
    const block = blocks[index];
    const isAbove = block?.kind === 'paragraph' && isShort(block.spans) && plans[index + 1] !== undefined;
    const introduces = block?.kind === 'heading' || isAbove;
    if (introduces && sideways[index + 1]) sideways[index] = true;
  }
  return sideways;
}

/** Characters of about one line and a half. */
const short = 100;
const isShort = (spans: readonly Span[]): boolean => spans.reduce((sum, { text }) => sum + text.length, 0) <= short;

/** Space kept below a heading for what follows it. */
function keepBelow(next: Block | undefined, table: TablePlan | undefined): number {
  if (table) return table.start;
  return next?.kind === 'heading' ? 2 * keepTogether : keepTogether;
}

function setHeading(doc: Doc, heading: SetHeading, accent: string, keep: number): void {
  const style = headingStyles[Math.min(heading.depth, 2)] ?? headingStyles[2];
  doc.font(style.face).fontSize(style.size);
  need(doc, style.before + doc.heightOfString(heading.title, { width: column }) + style.after + keep);
  if (!isAtTop(doc)) doc.y += style.before;
  if (heading.depth === 0) {
    artifact(doc, () => doc.rect(margins.left, doc.y, 26, 1.6).fill(accent));
    doc.y += 9;
  }
  heading.page = doc.bufferedPageRange().count;
  doc.fillColor(heading.depth === 0 ? accent : ink);
  const options = { width: column, lineGap: 1, destination: heading.anchor };
  tagged(doc, headingTags[Math.min(heading.depth, 2)] ?? 'H4', () => {
    doc.text(heading.title, margins.left, doc.y, options);
  });
  doc.y += style.after;
}

const lineHeight = (doc: Doc): number => doc.font('regular').fontSize(text.size).currentLineHeight() + text.lineGap;

/** A short paragraph stays with the table that it introduces. */
function setParagraph(doc: Doc, spans: readonly Span[], table: TablePlan | undefined): void {
  need(doc, 2 * lineHeight(doc) + (table && isShort(spans) ? text.after + table.start : 0));
  avoidWidow(doc, spans);
  tagged(doc, 'P', () => setSpans(doc, spans, margins.left, column));
  doc.y += text.after;
}

/** When only the last line would go to the next page, moves the line before it along. */
function avoidWidow(doc: Doc, spans: readonly Span[]): void {
  const height = lineHeight(doc);
  const whole = printable(spans.map((span) => span.text).join(''));
  const lines = Math.round(doc.heightOfString(whole, { width: column, lineGap: text.lineGap }) / height);
  const fitting = Math.floor((floorOf(doc) - doc.y) / height);
  if (fitting >= 3 && lines - fitting === 1) doc.page.margins.bottom += height;
}

function setList(doc: Doc, items: readonly (readonly Span[])[]): void {
  const list = openTag(doc, 'L');
  for (const item of items) {
    need(doc, 2 * lineHeight(doc));
    const { y } = doc;
    const tag = openBelow(doc, list, 'LI');
    doc.font('regular').fontSize(text.size).fillColor(ink);
    taggedBelow(doc, tag, 'Lbl', () => void doc.text('•', margins.left + 2, y, { lineBreak: false }));
    doc.y = y;
    taggedBelow(doc, tag, 'LBody', () => setSpans(doc, item, margins.left + text.indent, column - text.indent));
    doc.y += text.after / 2;
  }
  doc.y += text.after / 2;
}

function setSpans(doc: Doc, spans: readonly Span[], x: number, width: number): void {
  doc.fontSize(text.size).fillColor(ink);
  doc.x = x;
  const parts = spans.map(({ text, bold }) => ({ text: printable(text), bold })).filter((part) => part.text !== '');
  for (const [index, part] of parts.entries()) {
    const continued = index < parts.length - 1;
    doc.font(part.bold ? 'semibold' : 'regular').text(part.text, { width, lineGap: text.lineGap, continued });
  }
}

/** Bookmarks, nested like the headings. */
class Outline {
  private readonly open: PDFKit.PDFOutline[];

  constructor(doc: Doc) {
    this.open = [doc.outline];
  }

  add({ depth, title }: SetHeading): void {
    const level = Math.min(depth, this.open.length - 1);
    const item = this.open[level]?.addItem(title);
    if (item) this.open.splice(level + 1, this.open.length, item);
  }
}
