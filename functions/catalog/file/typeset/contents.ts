import type { SetHeading } from './body.ts';
import { column, type Doc, floor, ink, line, margins, muted } from './page.ts';
import { artifact, openBelow, openTag, type Tag, taggedBelow } from './tags.ts';

/** Heading levels shown in the contents. */
const depths = 2;
/** The first page has the heading above its entries. */
const topOf = (isFirst: boolean): number => margins.top + (isFirst ? 48 : 0);
const numberWidth = 34;
const styles = [
  { face: 'semibold', size: 10.6, indent: 0, before: 7 },
  { face: 'regular', size: 9.6, indent: 16, before: 1.5 },
] as const;
const styleOf = ({ depth }: SetHeading) => styles[depth === 0 ? 0 : 1];

const heightOf = (doc: Doc, heading: SetHeading): number => {
  const { face, size, indent, before } = styleOf(heading);
  doc.font(face).fontSize(size);
  return before + doc.heightOfString(heading.title, { width: column - indent - numberWidth });
};

/** The entries of each contents page. Planned before the text is set, so the pages can be reserved. */
export function planContents(doc: Doc, headings: readonly SetHeading[]): SetHeading[][] {
  const pages: SetHeading[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const [heading, ...below] of together(headings.filter(({ depth }) => depth < depths))) {
    const heights = [heading, ...below].map((entry) => heightOf(doc, entry));
    const height = heights.reduce((sum, each) => sum + each, 0);
    if (y + height > floor) {
      y = topOf(pages.length === 0);
      pages.push([]);
    }
    pages.at(-1)?.push(heading, ...below);
    y += height;
  }
  return pages;
}

/** Entries of the contents; that of a chapter with its first section, as it is not to be the last one of a page. */
function together(entries: readonly SetHeading[]): [SetHeading, ...SetHeading[]][] {
  const groups: [SetHeading, ...SetHeading[]][] = [];
  for (const [at, entry] of entries.entries()) {
    if (entry.depth > 0 && entries[at - 1]?.depth === 0) groups.at(-1)?.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** The contents' place in the order of reading, which is before the text, though they are filled after it. */
export interface ContentsTags {
  readonly title: Tag;
  readonly list: Tag;
}

/** Reserves that place. */
export const openContents = (doc: Doc): ContentsTags => ({ title: openTag(doc, 'H2'), list: openTag(doc, 'TOC') });

/** Fills one page of the contents. */
export function drawContents(doc: Doc, entries: readonly SetHeading[], tags: ContentsTags, isFirst: boolean): void {
  if (isFirst)
    tags.title.add(() => {
      doc.font('semibold').fontSize(18).fillColor(ink).text('Contents', margins.left, margins.top);
    });
  let y = topOf(isFirst);
  for (const entry of entries) {
    const height = heightOf(doc, entry);
    drawEntry(doc, entry, y, openBelow(doc, tags.list, 'TOCI'));
    y += height;
  }
}

function drawEntry(doc: Doc, entry: SetHeading, y: number, tag: Tag): void {
  const { face, size, indent, before } = styleOf(entry);
  const width = column - indent - numberWidth;
  const x = margins.left + indent;
  doc.font(face).fontSize(size).fillColor(ink);
  const end = x + doc.widthOfString(entry.title);
  taggedBelow(doc, tag, 'Link', () => void doc.text(entry.title, x, y + before, { width, goTo: entry.anchor }));
  const last = doc.y - doc.currentLineHeight();
  if (end < x + width) artifact(doc, () => drawLeader(doc, end + 6, last + size * 0.98));
  doc.font('regular').fontSize(9.6).fillColor(muted);
  const number = { width: numberWidth, align: 'right', lineBreak: false, goTo: entry.anchor } as const;
  const [text, left] = [String(entry.page), margins.left + column - numberWidth];
  taggedBelow(doc, tag, 'Link', () => void doc.text(text, left, last, number));
}

function drawLeader(doc: Doc, from: number, y: number): void {
  const to = margins.left + column - 20;
  if (from < to) doc.moveTo(from, y).lineTo(to, y).lineWidth(0.6).dash(0.6, { space: 3.2 }).stroke(line).undash();
}
