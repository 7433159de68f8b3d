import type { Doc } from './page.ts';

/** Attributes of an SVG element. Cover figures use only shapes with fill and stroke. */
const attribute = /([a-z-]+)="([^"]*)"/g;
const element = /<(path|polygon|circle|rect) ([^>]*?)\/>/g;

type Attributes = Readonly<Record<string, string>>;

const number = (attributes: Attributes, name: string): number => Number(attributes[name] ?? 0);

function outline(doc: Doc, shape: string, given: Attributes): void {
  if (shape === 'path') doc.path(given.d ?? '');
  else if (shape === 'circle') doc.circle(number(given, 'cx'), number(given, 'cy'), number(given, 'r'));
  else if (shape === 'rect')
    doc.rect(number(given, 'x'), number(given, 'y'), number(given, 'width'), number(given, 'height'));
  else doc.path(`M${given.points ?? ''}Z`);
}

const isPaint = (paint: string | undefined): paint is string => paint !== undefined && paint !== 'none';

function paint(doc: Doc, given: Attributes): void {
  const { fill, stroke } = given;
  if (isPaint(stroke)) doc.lineWidth(number(given, 'stroke-width') || 1);
  if (isPaint(fill) && isPaint(stroke)) doc.fillAndStroke(fill, stroke);
  else if (isPaint(stroke)) doc.stroke(stroke);
  else if (isPaint(fill)) doc.fill(fill);
}

/** Draws a cover figure, given as the site's SVG elements, at the origin. */
export function drawFigure(doc: Doc, svg: string): void {
  for (const [, shape = '', rest = ''] of svg.matchAll(element)) {
    const given = Object.fromEntries([...rest.matchAll(attribute)].map(([, name, value]) => [name, value]));
    outline(doc, shape, given);
    paint(doc, given);
  }
}
