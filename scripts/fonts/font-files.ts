import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subset from 'subset-font';
import { projectRoot } from '../build/inputs.ts';
import { standInRules } from './stand-ins.ts';

/** Where the site's fonts and their style sheet are. */
export const fontsFolder = join(projectRoot, 'web/src/styles/fonts');

interface Face {
  readonly family: string;
  /** File of a package, with the complete font. */
  readonly source: string;
  readonly name: string;
  /** One weight, or the range of a variable font: what the design uses, plus `<b>`, which italics do without. */
  readonly weight: number | readonly [number, number];
  /** Optical sizes in CSS pixels; smaller and larger text gets the nearest. */
  readonly opticalSize?: readonly [number, number];
  readonly style?: 'italic';
}

const serif = '@fontsource-variable/source-serif-4/files/source-serif-4-latin';
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin';
/** The licence of two of the fonts reserves their names for the unmodified font, so subsets have other names. */
const faces: readonly Face[] = [
  {
    family: 'Rampart Serif',
    source: `${serif}-opsz-normal`,
    name: 'serif',
    weight: [400, 700],
    // Titles start at 18 pixels, texts at 17. Smaller optical sizes are a third of the font, on every first load.
    opticalSize: [20, 60],
  },
  {
    family: 'Rampart Serif',
    source: `${serif}-wght-italic`,
    name: 'serif-italic',
    weight: 400,
    style: 'italic',
  },
  {
    family: 'Rampart Sans',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal',
    name: 'sans',
    weight: [400, 700],
  },
  { family: 'Rampart Mono', source: `${mono}-400-normal`, name: 'mono', weight: 400 },
  { family: 'Rampart Mono', source: `${mono}-500-normal`, name: 'mono-medium', weight: 500 },
];

type Range = readonly [from: number, to: number];
/** The characters of the site's own words, and the rest of Latin, which is loaded where a text needs it. */
const cuts: Readonly<Record<'basic' | 'more', readonly Range[]>> = {
  basic: [
    [0x20, 0x7e],
    [0xa0, 0xa0],
    [0xa9, 0xa9],
    [0xb7, 0xb7],
    [0xd7, 0xd7],
    [0x2013, 0x2014],
    [0x2018, 0x2019],
    [0x201c, 0x201d],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2192, 0x2192],
  ],
  more: [
    [0xa1, 0xa8],
    [0xaa, 0xb6],
    [0xb8, 0xd6],
    [0xd8, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x201a, 0x201a],
    [0x201e, 0x2021],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2190, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
    [0x2260, 0x2265],
  ],
};

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');
const rangeText = ([from, to]: Range): string => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`);
const characters = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)))
    .join('');

const axis = ([min, max]: readonly [number, number]) => ({ min, max });

function cutOut({ source, weight, opticalSize }: Face, ranges: readonly Range[]): Promise<Buffer> {
  const font = readFileSync(join(projectRoot, `node_modules/${source}.woff2`));
  const wght = typeof weight === 'number' ? weight : axis(weight);
  const variationAxes = { wght, ...(opticalSize && { opsz: axis(opticalSize) }) };
  const isVariable = source.startsWith('@fontsource-variable/');
  return subset(font, characters(ranges), { targetFormat: 'woff2', ...(isVariable && { variationAxes }) });
}

const faceRule = ({ family, weight, style }: Face, file: string, ranges: readonly Range[]): string =>
  `@font-face {
  font-family: '${family}';
  src: url('./${file}') format('woff2');
  font-weight: ${typeof weight === 'number' ? weight : weight.join(' ')};
${style ? `  font-style: ${style};\n` : ''}  font-display: swap;
  unicode-range: ${ranges.map(rangeText).join(', ')};
}
`;

const written = '/* Written by `npm run fonts`; do not edit.';

/** All files of `fontsFolder` by name: two subsets of every face, and the style sheets for them and their stand-ins. */
export async function fontFiles(): Promise<Readonly<Record<string, Buffer>>> {
  const files: Record<string, Buffer> = {};
  const rules = [`${written} Cut from the @fontsource packages (SIL Open Font License). */\n`];
  for (const face of faces)
    for (const [cut, ranges] of Object.entries(cuts)) {
      const file = `${face.name}-${cut}.woff2`;
      files[file] = await cutOut(face, ranges);
      rules.push(faceRule(face, file, ranges));
    }
  return {
    ...files,
    'faces.css': Buffer.from(rules.join('')),
    'meanwhile.css': Buffer.from(`${written} */\n${standInRules()}`),
  };
}
