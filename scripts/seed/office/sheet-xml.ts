import { type Cell, type Column, firstRow, headRow, lastRow, letter, type Sheet } from './sheet.ts';
import { type StyleName, styleNumber } from './styles.ts';
import { escapeXml, tag } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const text = (value: string): string => tag('is', {}, tag('t', { 'xml:space': 'preserve' }, escapeXml(value)));

function cellXml(at: string, style: StyleName, cell: Cell): string {
  const s = styleNumber(style);
  if (cell === '') return tag('c', { r: at, s });
  if (typeof cell === 'string') return tag('c', { r: at, s, t: 'inlineStr' }, text(cell));
  const t = typeof cell.value === 'string' ? 'str' : undefined;
  return tag('c', { r: at, s, t }, tag('f', {}, escapeXml(cell.formula)), tag('v', {}, escapeXml(String(cell.value))));
}

const rowXml = (row: number, cells: readonly string[], height?: number): string =>
  tag('row', { r: row, ht: height, customHeight: height && 1 }, ...cells);

const line = (row: number, style: StyleName, cells: readonly Cell[]): string =>
  rowXml(
    row,
    cells.map((cell, column) => cellXml(`${letter(column)}${row}`, style, cell)),
  );

/** A cell to fill in, or one that computes itself. */
function ownCell({ formula, kind = 'text' }: Column, row: number): [StyleName, Cell] {
  return formula ? ['computed', { formula: formula.replaceAll('#', String(row)), value: '' }] : [kind, ''];
}

/** What a line asks is fixed; its empty cells are those to fill in. */
function styled(column: Column, cell: Cell | undefined, row: number): [StyleName, Cell] {
  if (!cell) return ownCell(column, row);
  return [typeof cell === 'string' ? 'fixed' : 'computed', cell];
}

function lineXml({ columns }: Sheet, row: number, cells: readonly Cell[]): string {
  const written = columns.map((column, index) =>
    cellXml(`${letter(index)}${row}`, ...styled(column, cells[index], row)),
  );
  return rowXml(row, written);
}

function dataXml(sheet: Sheet): string {
  const { title, hint, columns, example, lines = [], blank } = sheet;
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const first = firstRow(sheet);
  const all = [...lines, ...Array.from({ length: blank }, () => [])];
  return tag(
    'sheetData',
    {},
    line(1, 'title', [title]),
    // A merged cell does not grow with its text.
    rowXml(2, [cellXml('A2', 'hint', hint)], 15 * Math.ceil((1.15 * hint.length) / width)),
    line(
      headRow,
      'head',
      columns.map(({ head }) => head),
    ),
    ...(example ? [line(headRow + 1, 'example', example)] : []),
    ...all.map((cells, index) => lineXml(sheet, first + index, cells)),
  );
}

function validations(sheet: Sheet): string[] {
  const range = (column: number) => `${letter(column)}${firstRow(sheet)}:${letter(column)}${lastRow(sheet)}`;
  const written = sheet.columns.flatMap(({ choices }, column) => {
    if (!choices) return [];
    const formula = typeof choices === 'string' ? choices.replace(/^=/, '') : `"${choices.join(',')}"`;
    const rule = { type: 'list', allowBlank: 1, showErrorMessage: 1, sqref: range(column) };
    const words = { errorTitle: 'Not in the list', error: 'Choose one of the words in the list.' };
    return [tag('dataValidation', { ...rule, ...words }, tag('formula1', {}, escapeXml(formula)))];
  });
  return written.length > 0 ? [tag('dataValidations', { count: written.length }, ...written)] : [];
}

/** Words that are shown in color wherever they are a cell's whole text, with the number of their look. */
const signals = ['High', 'Medium', 'Low', 'Overdue', 'No agreement'] as const;
const looks = [0, 1, 2, 0, 0] as const;

function coloring(sheet: Sheet): string {
  const range = `A${firstRow(sheet)}:${letter(sheet.columns.length - 1)}${lastRow(sheet)}`;
  const rules = signals.map((word, index) =>
    tag(
      'cfRule',
      { type: 'cellIs', dxfId: looks[index], priority: index + 1, operator: 'equal' },
      tag('formula', {}, escapeXml(`"${word}"`)),
    ),
  );
  return tag('conditionalFormatting', { sqref: range }, ...rules);
}

const view = (sheet: Sheet): string => {
  const top = { ySplit: headRow, topLeftCell: `A${headRow + 1}`, activePane: 'bottomLeft', state: 'frozen' };
  const cell = `A${firstRow(sheet)}`;
  return tag(
    'sheetView',
    { workbookViewId: 0, showGridLines: 0 },
    tag('pane', top),
    tag('selection', { pane: 'bottomLeft', activeCell: cell, sqref: cell }),
  );
};

/** A worksheet as its part of the file. Printed sideways, as wide as one page, with its head on each. */
export const sheetXml = (sheet: Sheet): string =>
  tag(
    'worksheet',
    { xmlns: main },
    tag('sheetPr', {}, tag('pageSetUpPr', { fitToPage: 1 })),
    tag('sheetViews', {}, view(sheet)),
    tag('sheetFormatPr', { defaultRowHeight: 15 }),
    tag(
      'cols',
      {},
      ...sheet.columns.map(({ width }, at) => tag('col', { min: at + 1, max: at + 1, width, customWidth: 1 })),
    ),
    dataXml(sheet),
    tag('mergeCells', { count: 1 }, tag('mergeCell', { ref: `A2:${letter(sheet.columns.length - 1)}2` })),
    coloring(sheet),
    ...validations(sheet),
    tag('pageMargins', { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 }),
    tag('pageSetup', { orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 }),
    tag('headerFooter', {}, tag('oddFooter', {}, escapeXml('&L&A&RPage &P of &N'))),
  );
