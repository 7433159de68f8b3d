import type { Block, Note } from '#shared/catalog/content.ts';
import type { Line, Measure } from '../lines.ts';
import { column, type Doc, floorOf, footHeight, margins, reserveFoot, line as ruleColor, sheet } from '../page.ts';
import { artifact, openBelow, openTag, type Tag } from '../tags.ts';
import { small } from './flow.ts';
import { englishSyllables } from './hyphenate.ts';
import { drawText } from './runs.ts';

/** Name of the place of a note in the file. */
export const destinationOf = (note: number): string => `note-${note}`;

/** Of the rule above the notes with the space around it, and between two notes. Points. */
const heights = { rule: 17, gap: 3 } as const;
const indent = 14;
/** A note longer than this would leave no page to stand on; it is set where it is written. */
const tallest = sheet.height / 4;

interface SetNote {
  readonly number: number;
  readonly lines: readonly Line[];
  readonly tag: Tag;
}

/** The notes of a text: each stands at the foot of the page that refers to it first. */
export class Footnotes {
  private readonly doc: Doc;
  private readonly measure: Measure;
  private readonly lines = new Map<number, readonly Line[]>();
  private readonly placed = new Set<number>();
  private readonly pages = new Map<number, SetNote[]>();

  constructor(doc: Doc, measure: Measure, blocks: readonly Block[]) {
    this.doc = doc;
    this.measure = measure;
    for (const { number, spans } of blocks.flatMap((block) => (block.kind === 'notes' ? block.notes : []))) {
      const words = measure.wordsOf(spans);
      const lines = measure.linesOf(words, (column - indent) / small.size, englishSyllables);
      if (!this.lines.has(number) && lines.length * small.leading <= tallest) this.lines.set(number, lines);
    }
  }

  /** Whether a note is set where it is written, because it is long or nothing above it refers to it. */
  isInText = ({ number }: Note): boolean => !this.placed.has(number);

  private newIn(line: Line): number[] {
    return line.flatMap(({ note }) =>
      note !== undefined && this.lines.has(note) && !this.placed.has(note) ? [note] : [],
    );
  }

  /** Height that the notes of a line need on the current page, when `used` of its foot is about to be taken. */
  heightFor(line: Line, used = 0): number {
    const notes = this.newIn(line);
    if (notes.length === 0) return 0;
    const rule = footHeight(this.doc) + used === 0 ? heights.rule : 0;
    const rows = notes.reduce((sum, note) => sum + (this.lines.get(note)?.length ?? 0), 0);
    return rule + rows * small.leading + notes.length * heights.gap;
  }

  /** Puts the notes of a line that is being set on the current page. */
  place(line: Line): void {
    const height = this.heightFor(line);
    if (height === 0) return;
    reserveFoot(this.doc, height);
    const page = this.doc.bufferedPageRange().count - 1;
    const notes = this.pages.get(page) ?? [];
    this.pages.set(page, notes);
    for (const number of this.newIn(line)) {
      this.placed.add(number);
      notes.push({ number, lines: this.lines.get(number) ?? [], tag: openTag(this.doc, 'Note') });
    }
  }

  /** Notes that a table or caption refers to, if there is room for them below it; otherwise they stay in the text. */
  placeIfRoom(line: Line): void {
    if (this.doc.y + this.heightFor(line) <= floorOf(this.doc)) this.place(line);
  }

  /** Draws all notes, when all pages are there. */
  draw(accent: string): void {
    for (const [page, notes] of this.pages) {
      this.doc.switchToPage(page);
      let y = floorOf(this.doc) + heights.rule;
      // Text below the bottom margin would open a new page.
      this.doc.page.margins.bottom = 0;
      artifact(this.doc, () => this.drawRule(y - small.leading));
      for (const note of notes) y = this.drawNote(note, y, accent);
    }
  }

  private drawRule(y: number): void {
    this.doc
      .moveTo(margins.left, y)
      .lineTo(margins.left + 72, y)
      .lineWidth(0.5)
      .stroke(ruleColor);
  }

  private drawNote({ number, lines, tag }: SetNote, top: number, accent: string): number {
    this.doc.addNamedDestination(destinationOf(number), 'XYZ', margins.left, top - small.leading, null);
    const style = { space: this.measure.space, accent };
    const label = openBelow(this.doc, tag, 'Lbl');
    const text = openBelow(this.doc, tag, 'P');
    const mark = this.measure.wordsOf([{ text: `${number}` }]);
    drawText(this.doc, label, mark, { x: margins.left, base: top, size: small.size }, { ...style, isLast: true });
    let y = top;
    for (const [index, line] of lines.entries()) {
      const place = { x: margins.left + indent, base: y, size: small.size };
      drawText(this.doc, text, line, place, { ...style, isLast: index === lines.length - 1 });
      y += small.leading;
    }
    tag.end();
    return y + heights.gap;
  }
}
