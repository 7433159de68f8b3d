import { textOf } from '#shared/catalog/content/blocks.ts';
import { type Block, parseContent, type Span } from '#shared/catalog/content.ts';
import { smartBlock } from '../smart-text.ts';
import { codeStart, setCode } from './flow/code.ts';
import { type Flow, prose } from './flow/flow.ts';
import { Footnotes } from './flow/footnotes.ts';
import type { OpenedPictures } from './flow/open-pictures.ts';
import { listStart, paragraphHeight, setList, setParagraph, setQuote } from './flow/paragraph.ts';
import { setFigure } from './flow/picture.ts';
import { setNotes } from './flow/written-notes.ts';
import { Measure } from './lines.ts';
import { addPage, column, type Doc, ink, isAtTop, isSideways, margins, need } from './page.ts';
import { printable } from './printable.ts';
import { setTable } from './table.ts';
import { planTable, type TablePlan } from './table-plan.ts';
import { artifact, tagged } from './tags.ts';

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
/** Of the bar above a highest heading, with the space below it. Points. */
const barHeight = 9;
/** Space kept below a heading for its text. Points. */
const keepTogether = 56;

/** The blocks of a text as a printer sets them, without a first heading that repeats the title. */
export function bodyOf(title: string, content: string): Block[] {
  const blocks = parseContent(content);
  const [first] = blocks;
  return (first?.kind === 'heading' && first.text === title ? blocks.slice(1) : blocks).map(smartBlock);
}

export function headingsOf(blocks: readonly Block[]): SetHeading[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const top = Math.min(...headings.map(({ level }) => level));
  return headings.map(({ level, text, anchor }) => ({ depth: level - top, title: printable(text), anchor, page: 0 }));
}

interface Body {
  readonly blocks: readonly Block[];
  readonly headings: readonly SetHeading[];
  readonly accent: string;
  readonly pictures?: OpenedPictures | undefined;
}

/** Sets the text from the top of a new page, and records each heading's page in `headings`. */
export function setBody(doc: Doc, { blocks, headings, accent, pictures = new Map() }: Body): void {
  const outline = new Outline(doc);
  const measure = new Measure(doc);
  const plans = blocks.map((block) => (block.kind === 'table' ? planTable(measure, block) : undefined));
  const sideways = sidewaysBlocks(blocks, plans);
  const flow: Flow = { doc, measure, notes: new Footnotes(doc, measure, blocks), pictures, accent };
  addPage(doc, sideways[0] ?? false);
  let next = 0;
  for (const [index, block] of blocks.entries()) {
    if (isSideways(doc) !== sideways[index]) addPage(doc, !isSideways(doc));
    const below: Below = { block: blocks[index + 1], plan: plans[index + 1] };
    const plan = plans[index];
    if (plan) setPlanned(flow, plan);
    else if (block.kind !== 'heading') setBlock(flow, block, below);
    else {
      const heading = headings[next++];
      if (heading) setHeading(doc, heading, accent, startOf(flow, { blocks, plans }, index + 1));
      if (heading) outline.add(heading);
    }
  }
  flow.notes.draw(accent);
}

/** What follows a block. */
interface Below {
  readonly block: Block | undefined;
  readonly plan: TablePlan | undefined;
}

function setPlanned({ doc, measure, notes }: Flow, plan: TablePlan): void {
  setTable(doc, plan, measure.space);
  for (const line of [plan.head, ...plan.rows].flat(2)) notes.placeIfRoom(line);
}

function setBlock(flow: Flow, block: Block, below: Below): void {
  if (block.kind === 'paragraph')
    setParagraph(flow, block.spans, isShort(block.spans) ? keepIntroduced(flow, below) : 0);
  else if (block.kind === 'list') setList(flow, block);
  else if (block.kind === 'quote') setQuote(flow, block.paragraphs);
  else if (block.kind === 'code') setCode(flow, block);
  else if (block.kind === 'figure') setFigure(flow, block);
  else if (block.kind === 'notes') setNotes(flow, block.notes);
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
const isShort = (spans: readonly Span[]): boolean => textOf(spans).length <= short;

/** Space that a short paragraph keeps below it for what it introduces. */
function keepIntroduced(flow: Flow, { block, plan }: Below): number {
  if (plan) return plan.start;
  if (block?.kind === 'code') return codeStart(flow, block);
  if (block?.kind === 'list') return listStart(flow, block);
  return block?.kind === 'quote' ? 2 * prose.leading : 0;
}

/** All blocks of a text, and the plans of those that are tables. */
interface Text {
  readonly blocks: readonly Block[];
  readonly plans: readonly (TablePlan | undefined)[];
}

/** Space that the start of a block needs, so that a heading above it is not left alone at the foot of a page. */
function startOf(flow: Flow, text: Text, at: number): number {
  const [block, plan] = [text.blocks[at], text.plans[at]];
  if (plan) return plan.start;
  if (block?.kind === 'heading') return keepTogether + startOf(flow, text, at + 1);
  if (block?.kind === 'code') return codeStart(flow, block);
  if (block?.kind !== 'paragraph' || !isShort(block.spans)) return keepTogether;
  const introduced = keepIntroduced(flow, { block: text.blocks[at + 1], plan: text.plans[at + 1] });
  return introduced > 0 ? paragraphHeight(flow, block.spans) + introduced : keepTogether;
}

function setHeading(doc: Doc, heading: SetHeading, accent: string, keep: number): void {
  const style = headingStyles[Math.min(heading.depth, 2)] ?? headingStyles[2];
  doc.font(style.face).fontSize(style.size);
  const options = { width: column, lineGap: 1, destination: heading.anchor };
  const bar = heading.depth === 0 ? barHeight : 0;
  need(doc, style.before + bar + doc.heightOfString(heading.title, options) + style.after + keep);
  if (!isAtTop(doc)) doc.y += style.before;
  if (bar > 0) artifact(doc, () => doc.rect(margins.left, doc.y, 26, 1.6).fill(accent));
  doc.y += bar;
  heading.page = doc.bufferedPageRange().count;
  doc.fillColor(heading.depth === 0 ? accent : ink);
  tagged(doc, headingTags[Math.min(heading.depth, 2)] ?? 'H4', () => {
    doc.text(heading.title, margins.left, doc.y, options);
  });
  doc.y += style.after;
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
