import { escapeXml } from '#lib/escape.ts';
import { brand } from '#shared/brand.ts';
import { type CoverSubject, cover } from '#shared/catalog/cover.ts';
import { tickColor } from '#shared/catalog/cover-palette.ts';
import { imageSize } from '#shared/pages/share-images.ts';
import { linesOf } from './share-image.text.ts';

/** Paper, ink and accent colours of the site's light theme. */
const colors = { paper: '#f4f6f5', ink: '#13201f', muted: '#4f5f5c', line: '#d5ddda', accent: '#0a5a59' } as const;
const mark =
  'M1 1h7.5L10 5.5h6L17.5 1H25v7.5L20.5 10v6l4.5 1.5V25h-7.5L16 20.5h-6L8.5 25H1v-7.5L5.5 16v-6L1 8.500V1Zm9 9v6h6v-6h-6Z';

interface Text {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: 400 | 600;
}
const text = (words: string, { x, y, size, fill, weight = 400 }: Text): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeXml(words)}</text>`;

function block(words: string, most: number, lineHeight: number, at: Text, width: number): string {
  return linesOf(words, { size: at.size, width, most })
    .map((line, index) => text(line, { ...at, y: at.y + index * lineHeight }))
    .join('');
}

const sheet = (...parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${imageSize.width}" height="${imageSize.height}" font-family="Rampart Serif">`,
    `<rect width="100%" height="100%" fill="${colors.paper}"/>`,
    ...parts,
    '</svg>',
  ].join('');

const brandLine = (x: number): string =>
  `<g transform="translate(${x} 540) scale(1.4)"><path fill="${colors.accent}" fill-rule="evenodd" d="${mark}"/></g>` +
  text(brand.name, { x: x + 50, y: 570, size: 34, fill: colors.ink, weight: 600 });

export interface SharedBook extends CoverSubject {
  readonly price: number;
}

/** Where the cover is. A picture is whole in it: titles stand at the edges of covers. */
const front = { x: 70, y: 75, width: 360, height: 480 } as const;
const place = Object.entries(front)
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const frontOf = (ebook: SharedBook, picture: Uint8Array | undefined): string =>
  picture
    ? `<image ${place} preserveAspectRatio="xMidYMid meet" href="data:image/jpeg;base64,${Buffer.from(picture).toString('base64')}"/>`
    : cover(ebook).replace('<svg ', `<svg ${place} `);

const priceOf = (price: number): string => (price === 0 ? 'Free' : `$${price.toFixed(2)}`);

/** Image of an ebook: cover, which is drawn unless there is a picture (JPEG), title, price. */
export function ebookImage(ebook: SharedBook, picture?: Uint8Array): string {
  const left = 500;
  const width = imageSize.width - left - 70;
  return sheet(
    frontOf(ebook, picture),
    `<rect x="${left}" y="88" width="8" height="32" fill="${tickColor(ebook.regulatory_source)}"/>`,
    text(ebook.regulatory_source, { x: left + 24, y: 115, size: 30, fill: colors.muted }),
    block(ebook.title, 4, 72, { x: left, y: 205, size: 62, fill: colors.ink, weight: 600 }, width),
    brandLine(left),
    text(priceOf(ebook.price), { x: left + 250, y: 570, size: 34, fill: colors.muted }),
  );
}

/** Image of a text: topic, title, and its author or section. */
export const textImage = (about: string, title: string, foot: string): string =>
  sheet(
    `<rect width="24" height="100%" fill="${tickColor(about)}"/>`,
    text(about, { x: 100, y: 115, size: 32, fill: colors.muted }),
    block(title, 4, 80, { x: 100, y: 215, size: 68, fill: colors.ink, weight: 600 }, 1000),
    brandLine(100),
    text(foot, { x: 350, y: 570, size: 34, fill: colors.muted }),
  );

/** Image of the site itself. */
export const siteImage = (): string =>
  sheet(
    `<rect width="24" height="100%" fill="${colors.accent}"/>`,
    block(
      'Know the control before the auditor asks.',
      3,
      100,
      { x: 100, y: 190, size: 88, fill: colors.ink, weight: 600 },
      1000,
    ),
    block(brand.tagline, 2, 50, { x: 100, y: 415, size: 38, fill: colors.muted }, 960),
    brandLine(100),
  );
