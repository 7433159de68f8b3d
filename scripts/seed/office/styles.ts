import { tag } from './xml.ts';

/*
 * Looks of cells. A workbook numbers its fonts, fills and borders, and a cell names a combination of them by number.
 */

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const color = (rgb: string): string => tag('color', { rgb: `FF${rgb}` });

const font = (size: number, rgb: string, ...marks: readonly string[]): string =>
  tag('font', {}, ...marks, tag('sz', { val: size }), color(rgb), tag('name', { val: 'Calibri' }));
const bold = tag('b');
const italic = tag('i');
const fonts = [
  font(11, '1D2B2A'),
  font(16, '1D2B2A', bold),
  font(11, '5B6766', italic),
  font(11, 'FFFFFF', bold),
  font(11, '1D2B2A', bold),
];

const solid = (rgb: string): string =>
  tag('fill', {}, tag('patternFill', { patternType: 'solid' }, tag('fgColor', { rgb: `FF${rgb}` })));
/** Spreadsheets take the first two for themselves. */
const fills = [
  tag('fill', {}, tag('patternFill', { patternType: 'none' })),
  tag('fill', {}, tag('patternFill', { patternType: 'gray125' })),
  solid('0F4F4A'),
  solid('F1F4F3'),
  solid('E3ECEA'),
];

const thin = (side: string): string => tag(side, { style: 'thin' }, color('B9C4C2'));
const borders = [
  tag('border', {}, ...['left', 'right', 'top', 'bottom'].map((side) => tag(side))),
  tag('border', {}, ...['left', 'right', 'top', 'bottom'].map(thin)),
];

const dateFormat = 164;
const moneyFormat = 165;
const numberFormats = tag(
  'numFmts',
  { count: 2 },
  tag('numFmt', { numFmtId: dateFormat, formatCode: 'yyyy-mm-dd' }),
  tag('numFmt', { numFmtId: moneyFormat, formatCode: '"$"#,##0' }),
);

interface Look {
  readonly font?: number;
  readonly fill?: number;
  readonly border?: number;
  readonly format?: number;
}
const looks = {
  plain: {},
  title: { font: 1 },
  hint: { font: 2 },
  head: { font: 3, fill: 2, border: 1 },
  example: { font: 2, fill: 3, border: 1 },
  fixed: { fill: 3, border: 1 },
  computed: { font: 4, fill: 4, border: 1 },
  text: { border: 1 },
  date: { border: 1, format: dateFormat },
  number: { border: 1, format: 3 },
  money: { border: 1, format: moneyFormat },
} as const satisfies Record<string, Look>;
export type StyleName = keyof typeof looks;

const names = Object.keys(looks) as StyleName[];
export const styleNumber = (name: StyleName): number => names.indexOf(name);

/** Text wraps, except in the title, which may run over the cells beside it. */
function cellFormat([name, look]: [string, Look]): string {
  const { font: fontId = 0, fill: fillId = 0, border: borderId = 0, format: numFmtId = 0 } = look;
  const applied = { applyNumberFormat: 1, applyFont: 1, applyFill: 1, applyBorder: 1, applyAlignment: 1 };
  const alignment = tag('alignment', { vertical: 'top', wrapText: name === 'title' ? undefined : 1 });
  return tag('xf', { numFmtId, fontId, fillId, borderId, xfId: 0, ...applied }, alignment);
}

/** Colors of signals: bad, to be watched, good. */
const signalColors = [
  ['8A1C1C', 'FBE3E1'],
  ['6B4A00', 'FCF0D0'],
  ['1F5A32', 'E1F1E5'],
] as const;
const signal = ([ink, ground]: readonly [string, string]): string =>
  tag(
    'dxf',
    {},
    tag('font', {}, color(ink)),
    tag('fill', {}, tag('patternFill', {}, tag('bgColor', { rgb: `FF${ground}` }))),
  );

const list = (name: string, items: readonly string[]): string => tag(name, { count: items.length }, ...items);

export const stylesXml = tag(
  'styleSheet',
  { xmlns: main },
  numberFormats,
  list('fonts', fonts),
  list('fills', fills),
  list('borders', borders),
  list('cellStyleXfs', [tag('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 })]),
  list('cellXfs', Object.entries(looks).map(cellFormat)),
  list('cellStyles', [tag('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
  list('dxfs', signalColors.map(signal)),
);
