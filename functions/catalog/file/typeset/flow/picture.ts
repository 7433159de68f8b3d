import type { Figure, Span } from '#shared/catalog/content.ts';
import { columnOf, type Doc, floorOf, line, margins, muted, need, sheet } from '../page.ts';
import { openBelow, openTag, type Tag, taggedBelow } from '../tags.ts';
import { after, type Flow, small } from './flow.ts';
import type { Picture } from './open-pictures.ts';
import { proseLines } from './paragraph.ts';
import { setLines } from './set-lines.ts';

const caption = { size: 9, leading: 12.4, color: muted } as const;
/** A picture is at most this tall, so that its caption and some text stand with it. */
const tallest = sheet.height * 0.55;
/** Points for a pixel: print needs more pixels than screens, so small pictures stay small. */
const pointsPerPixel = 0.5;

function drawPicture(doc: Doc, tag: Tag, picture: Picture, alt: string, keep: number): void {
  const most = { width: columnOf(doc), height: Math.min(tallest, floorOf(doc) - margins.top - keep) };
  const scale = Math.min(pointsPerPixel, most.width / picture.width, most.height / picture.height);
  const fills = picture.width * pointsPerPixel > most.width * 0.7;
  const factor = fills ? Math.min(most.width / picture.width, most.height / picture.height) : scale;
  const [width, height] = [picture.width * factor, picture.height * factor];
  need(doc, height + keep);
  const x = margins.left + (columnOf(doc) - width) / 2;
  const { y } = doc;
  const draw = () => void doc.image(picture as unknown as string, x, y, { width, height });
  taggedBelow(doc, tag, 'Figure', draw, { alt: alt || 'Figure', bbox: [x, y, x + width, y + height] });
  doc.y = y + height + 6;
}

const frame = (doc: Doc, top: number, bottom: number): void => {
  doc
    .moveTo(margins.left, top - 3)
    .lineTo(margins.left, bottom + 1)
    .lineWidth(1.2)
    .stroke(line);
};

function setText(flow: Flow, tag: Tag, spans: readonly Span[], style: Parameters<typeof setLines>[3]): void {
  const lines = proseLines(flow, spans, columnOf(flow.doc) - (style.x - margins.left), style);
  setLines(flow, tag, lines, style);
}

/** A figure with its caption; without its picture, what it shows is said. */
export function setFigure(flow: Flow, figure: Figure): void {
  const { doc, pictures } = flow;
  const picture = pictures.get(figure.name);
  const tag = openTag(doc, 'Div');
  doc.y += 4;
  const keep = 3 * caption.leading;
  if (picture) drawPicture(doc, tag, picture, figure.alt, keep);
  else if (figure.alt) {
    need(doc, keep);
    const text = openBelow(doc, tag, 'P');
    setText(flow, text, [{ text: figure.alt }], { ...small, x: margins.left + 12, color: muted, ground: frame });
    doc.y += 4;
  }
  if (figure.caption.length > 0)
    setText(flow, openBelow(doc, tag, 'Caption'), figure.caption, { ...caption, x: margins.left });
  tag.end();
  doc.y += after + 2;
}
