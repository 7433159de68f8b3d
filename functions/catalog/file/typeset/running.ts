import type { SetHeading } from './body.ts';
import { columnOf, type Doc, line, margins, muted } from './page.ts';
import { artifact } from './tags.ts';

const style = { size: 8.5, headY: 36, footY: 40 } as const;

/** The chapter of each page: the first that begins on it, or the one that goes on. */
function chapters(headings: readonly SetHeading[], pages: number): (string | undefined)[] {
  const found: (string | undefined)[] = [];
  let current: string | undefined;
  for (let page = 1; page <= pages; page++) {
    const begins = headings.filter((heading) => heading.depth === 0 && heading.page === page);
    found.push(begins[0]?.title ?? current);
    current = begins.at(-1)?.title ?? current;
  }
  return found;
}

/** Draws the book's title and the chapter at the head of every page but the front ones, and its number at the foot. */
export function drawRunning(doc: Doc, title: string, headings: readonly SetHeading[], frontPages: number): void {
  const { count } = doc.bufferedPageRange();
  const names = chapters(headings, count);
  for (let page = frontPages; page < count; page++) {
    doc.switchToPage(page);
    // Text below the bottom margin would open a new page.
    doc.page.margins.bottom = 0;
    artifact(doc, () => drawHead(doc, title, names[page] ?? ''), 'Pagination');
    artifact(doc, () => drawNumber(doc, String(page + 1)), 'Pagination');
  }
}

/** Widths of two texts beside each other: each has half of the room, and what the other one leaves. */
function shares(room: number, left: number, right: number): readonly [number, number] {
  const leftShare = Math.min(left + 1, Math.max(room / 2, room - right - 1));
  return [leftShare, room - leftShare];
}

function drawHead(doc: Doc, title: string, chapter: string): void {
  const width = columnOf(doc);
  doc.font('italic').fontSize(style.size).fillColor(muted);
  const [left, right] = shares(width - 16, doc.widthOfString(title), doc.widthOfString(chapter));
  const options = { height: 11, ellipsis: true } as const;
  doc.text(title, margins.left, style.headY, { ...options, width: left });
  doc.text(chapter, margins.left + width - right, style.headY, { ...options, width: right, align: 'right' });
  doc
    .moveTo(margins.left, style.headY + 15)
    .lineTo(margins.left + width, style.headY + 15)
    .lineWidth(0.5)
    .stroke(line);
}

function drawNumber(doc: Doc, number: string): void {
  doc.font('regular').fontSize(style.size).fillColor(muted);
  const y = doc.page.height - style.footY;
  doc.text(number, margins.left, y, { width: columnOf(doc), align: 'center', lineBreak: false });
}
