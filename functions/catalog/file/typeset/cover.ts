import { brand } from '#shared/brand.ts';
import { isPrompts } from '#shared/catalog/choices.ts';
import { seeded } from '#shared/catalog/cover-draw.ts';
import { figureOf, plate } from '#shared/catalog/cover-figures.ts';
import { type Tones, tonesOf } from '#shared/catalog/cover-palette.ts';
import { gap, headLeading, restLeading, type SetText, setTitle } from '#shared/catalog/cover-title.ts';
import type { Book } from './book-input.ts';
import { drawFigure } from './figure.ts';
import { apart, type Doc, grouped, ink, line, margins, muted, sheet } from './page.ts';
import { printable } from './printable.ts';
import { artifact, tagged } from './tags.ts';

const edge = 34;
const hinge = 12;
const width = sheet.width - edge - 28;

interface Print {
  readonly stock: string;
  readonly ink: string;
  readonly soft: string;
  readonly plate: string;
  readonly hinge: string;
}

/** As on the site, prompt packages have inverted colours. */
const printOf = (category: Book['category'], { deep, ground, tint, pale }: Tones): Print =>
  isPrompts(category)
    ? { stock: pale, ink: deep, soft: ground, plate: '#ffffff', hinge: ground }
    : { stock: ground, ink: pale, soft: tint, plate: deep, hinge: deep };

/** Points per unit of the site's covers, whose lines are 250 units long. */
const scale = width / 250;
const titleTop = 80;

type TitleFace = 'semibold' | 'regular';

/** Lines from `top`, in the largest size up to this in which the longest fits. Returns where they end. */
function drawLines(doc: Doc, face: TitleFace, { lines, size }: SetText, leading: number, top: number): number {
  doc.font(face).fontSize(size * scale);
  const longest = Math.max(width, ...lines.map((text) => doc.widthOfString(text)));
  const fitting = (size * scale * width) / longest;
  doc.fontSize(fitting);
  for (const [at, text] of lines.entries()) doc.text(text, edge, top + at * fitting * leading, { lineBreak: false });
  return top + lines.length * fitting * leading;
}

/** The title in the lines of the site's covers, so that it ends above the plate whatever its length. */
function drawTitle(doc: Doc, title: string, color: string): void {
  const { head, rest } = setTitle(title);
  doc.fillColor(color);
  const below = drawLines(doc, 'semibold', head, headLeading, titleTop);
  drawLines(doc, 'regular', rest, restLeading, below + gap * scale);
}

/** The picture that was chosen as the cover, whole, on the colour of its topic. */
function drawChosen(doc: Doc, { cover, regulatory_source }: Book): void {
  const { width, height } = sheet;
  doc.rect(0, 0, width, height).fill(tonesOf(regulatory_source).deep);
  // pdfkit takes bytes, which its types do not know.
  const picture = Buffer.from(cover.bytes) as unknown as string;
  doc.image(picture, 0, 0, { fit: [width, height], align: 'center', valign: 'center' });
}

/** The front cover: what was chosen, or drawn in lines with the same colours and figure as on the site. */
export function drawFront(doc: Doc, book: Book): void {
  if (book.cover.kind === 'chosen') drawChosen(doc, book);
  else drawCover(doc, book);
}

function drawCover(doc: Doc, book: Book): void {
  const tones = tonesOf(book.regulatory_source);
  const print = printOf(book.category, tones);
  doc.rect(0, 0, sheet.width, sheet.height).fill(print.stock);
  doc.rect(0, 0, hinge, sheet.height).fill(print.hinge);
  const label = printable(book.regulatory_source || 'General').toUpperCase();
  doc
    .font('regular')
    .fontSize(11)
    .fillColor(print.soft)
    .text(label, edge, 42, { width, lineBreak: false, ...apart });
  doc
    .moveTo(edge, 64)
    .lineTo(edge + width, 64)
    .lineWidth(0.75)
    .strokeOpacity(0.55)
    .stroke(print.soft)
    .strokeOpacity(1);
  drawTitle(doc, printable(book.title), print.ink);
  drawPlate(doc, book, tones, print.plate);
  doc.font('semibold').fontSize(14).fillColor(print.ink).text(brand.name, edge, 598, { width, lineBreak: false });
  doc.font('regular').fontSize(10).fillColor(print.soft);
  doc.text(book.category, edge, 601, { width, align: 'right', lineBreak: false });
}

function drawPlate(doc: Doc, book: Book, tones: Tones, ground: string): void {
  const magnified = (sheet.width - hinge) / plate.width;
  const top = 574 - plate.height * magnified;
  doc.save().translate(hinge, top).scale(magnified).rect(0, 0, plate.width, plate.height).clip();
  doc.rect(0, 0, plate.width, plate.height).fill(ground);
  drawFigure(doc, figureOf(book.category)(seeded(book.id), tones));
  doc.restore();
}

/** The title page: topic, description, level and publisher. */
export function drawTitlePage(doc: Doc, book: Book, note: string | undefined): void {
  const { left } = margins;
  const wide = { width: sheet.width - left - margins.right };
  const tones = tonesOf(book.regulatory_source);
  const topic = printable(book.regulatory_source).toUpperCase();
  doc.font('regular').fontSize(9.5).fillColor(tones.ground);
  if (topic) tagged(doc, 'P', () => void doc.text(topic, left, 150, { ...wide, ...apart }));
  doc.font('semibold').fontSize(25).fillColor(ink);
  tagged(doc, 'H1', () => void doc.text(printable(book.title), left, 172, { ...wide, lineGap: 1 }));
  doc.moveDown(0.6);
  doc.font('italic').fontSize(12).fillColor(muted);
  tagged(doc, 'P', () => void doc.text(printable(book.description), { ...wide, lineGap: 3 }));
  const facts = [book.difficulty_level, `${grouped(book.words)} words`, `${book.minutes} minutes of reading`];
  artifact(doc, () =>
    doc
      .moveTo(left, 548)
      .lineTo(left + wide.width, 548)
      .lineWidth(0.5)
      .stroke(line),
  );
  doc.font('regular').fontSize(9.5).fillColor(muted);
  tagged(doc, 'P', () => void doc.text(facts.join('  ·  '), left, 556, wide));
  doc.font('semibold').fillColor(ink);
  tagged(doc, 'P', () => void doc.text(brand.name, left, 574, wide));
  doc.font('regular').fillColor(muted);
  const edition = `Edition of ${book.edition}. For the personal use of the person who got it from ${brand.name}.`;
  tagged(doc, 'P', () => void doc.text(edition, wide));
  doc.font('italic');
  if (note) tagged(doc, 'P', () => void doc.text(note, wide));
}
