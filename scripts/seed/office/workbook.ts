import { officeFile, type Part, relationTypes } from './package.ts';
import { headRow, type Sheet } from './sheet.ts';
import { sheetXml } from './sheet-xml.ts';
import { stylesXml } from './styles.ts';
import { escapeXml, tag } from './xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Its head is repeated on each printed page of a sheet. */
const printedHead = ({ name }: Sheet, index: number): string =>
  tag(
    'definedName',
    { name: '_xlnm.Print_Titles', localSheetId: index },
    escapeXml(`'${name}'!$${headRow}:$${headRow}`),
  );

/** Computed anew when it is opened, because the values of formulas in it are those of empty sheets. */
const workbookXml = (sheets: readonly Sheet[]): string =>
  tag(
    'workbook',
    { xmlns: main, 'xmlns:r': relationTypes },
    tag('bookViews', {}, tag('workbookView', { activeTab: 0, tabRatio: 850 })),
    tag(
      'sheets',
      {},
      ...sheets.map(({ name }, index) => tag('sheet', { name, sheetId: index + 1, 'r:id': `rId${index + 1}` })),
    ),
    tag('definedNames', {}, ...sheets.map(printedHead)),
    tag('calcPr', { calcId: 191029, fullCalcOnLoad: 1 }),
  );

/** A spreadsheet file of sheets. */
export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const spreadsheet = (path: string, type: string, xml: string): Part => ({ path, type: `spreadsheetml.${type}`, xml });
  const names = sheets.map((_, index) => `worksheets/sheet${index + 1}.xml`);
  return officeFile(
    [
      spreadsheet('xl/workbook.xml', 'sheet.main', workbookXml(sheets)),
      spreadsheet('xl/styles.xml', 'styles', stylesXml),
      ...sheets.map((sheet, index) => spreadsheet(`xl/${names[index]}`, 'worksheet', sheetXml(sheet))),
    ],
    [...names.map((name) => ['worksheet', name] as const), ['styles', 'styles.xml']],
  );
}
