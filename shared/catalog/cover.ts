import { brand } from '../brand.ts';
import { isPrompts } from './choices.ts';
import { escapeXml, round, seeded } from './cover-draw.ts';
import { figureOf, plate } from './cover-figures.ts';
import { type Tones, tonesOf } from './cover-palette.ts';
import { gap, headLeading, restLeading, setTitle } from './cover-title.ts';

/** What a cover is drawn from: fields of an ebook as in the API. */
export interface CoverSubject {
  readonly id: string;
  readonly title: string;
  readonly regulatory_source: string;
  readonly category: string;
}

const serif = "'Rampart Serif',Georgia,serif";
const mono = "'Rampart Mono',ui-monospace,monospace";

interface Print {
  readonly stock: string;
  readonly ink: string;
  readonly soft: string;
  readonly plate: string;
  readonly hinge: string;
}

/** Prompt packages have inverted colours, so that books stand out at a glance on a shelf. */
function printOf(category: string, { deep, ground, tint, pale }: Tones): Print {
  return isPrompts(category)
    ? { stock: pale, ink: deep, soft: ground, plate: '#ffffff', hinge: ground }
    : { stock: ground, ink: pale, soft: tint, plate: deep, hinge: deep };
}

/** Upper edge of the title, under the rule. */
const titleTop = 48;

function title(text: string, ink: string): string {
  const { head, rest } = setTitle(text);
  const below = titleTop + head.lines.length * head.size * headLeading + gap;
  return [
    ...head.lines.map((line, i) => {
      const y = round(titleTop + head.size * 0.86 + i * head.size * headLeading);
      return `<text x="23" y="${y}" font-family="${serif}" font-size="${head.size}" font-weight="560" letter-spacing="-.4" fill="${ink}">${escapeXml(line)}</text>`;
    }),
    ...rest.lines.map((line, i) => {
      const y = round(below + rest.size * 0.86 + i * rest.size * restLeading);
      return `<text x="24" y="${y}" font-family="${serif}" font-size="${rest.size}" font-weight="400" fill="${ink}">${escapeXml(line)}</text>`;
    }),
  ].join('');
}

/**
 * The generated cover of an ebook without one, as an SVG document of 300 × 400. Pure: the same ebook gives the same
 * bytes on the server and in every browser. The framework sets the colour, the category the figure, the id its details.
 */
export function cover({ id, title: name, regulatory_source: framework, category }: CoverSubject): string {
  const tones = tonesOf(framework);
  const print = printOf(category, tones);
  const { width, height } = plate;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" role="img" aria-label="${escapeXml(`Cover: ${name}`)}">`,
    `<rect width="300" height="400" fill="${print.stock}"/>`,
    `<text x="24" y="31" font-family="${mono}" font-size="13" font-weight="500" letter-spacing=".5" fill="${print.soft}">${escapeXml((framework || 'General').toUpperCase().slice(0, 22))}</text>`,
    `<path d="M24 42.5H280" stroke="${print.soft}" stroke-opacity=".55"/>`,
    title(name, print.ink),
    `<svg x="10" y="154" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${print.plate}"/>${figureOf(category)(seeded(id), tones)}</svg>`,
    `<text x="24" y="388" font-family="${serif}" font-size="13" font-weight="600" fill="${print.ink}">${escapeXml(brand.name)}</text>`,
    `<text x="280" y="388" text-anchor="end" font-family="${mono}" font-size="11" letter-spacing=".3" fill="${print.soft}">${escapeXml(`${category} ${id.slice(-4).toUpperCase()}`)}</text>`,
    `<rect width="10" height="400" fill="${print.hinge}"/><path d="M10.5 0V400" stroke="#000" stroke-opacity=".14"/>`,
    '</svg>',
  ].join('');
}

/** Box for a figure alone, in pixels. `contain` shows all of it, `cover` fills the box. */
export interface FigureBox {
  readonly width: number;
  readonly height: number;
  readonly fit?: 'cover' | 'contain';
}

/** The figure alone: the side of the sign-in page, banners, article heads. Decoration only. */
export function coverFigure(subject: Omit<CoverSubject, 'title'>, { width, height, fit = 'cover' }: FigureBox): string {
  const tones = tonesOf(subject.regulatory_source);
  const scale = Math[fit === 'cover' ? 'max' : 'min'](width / plate.width, height / plate.height);
  const left = round((width - plate.width * scale) / 2);
  const top = round((height - plate.height * scale) / 2);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="${width}" height="${height}" fill="${tones.deep}"/>`,
    `<g transform="translate(${left} ${top}) scale(${Math.round(scale * 100) / 100})">`,
    `${figureOf(subject.category)(seeded(subject.id), tones)}</g></svg>`,
  ].join('');
}
