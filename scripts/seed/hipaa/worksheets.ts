import { type Cell, rangeOf, type Sheet } from '../office/sheet.ts';
import { workbook } from '../office/workbook.ts';
import { pairs, safeguards } from './assess.ts';
import { wide } from './columns.ts';
import { acceptance, addressable, changes, plan, versions } from './decide.ts';
import { charter, completeness, interviews, inventory, siteWalk, vendors } from './find.ts';
import { overrideLog, register, scales } from './rate.ts';

const figure = (formula: string): Cell => ({ formula, value: 0 });
const filled = (sheet: Sheet, column: string): Cell => figure(`COUNTA(${rangeOf(sheet, column)})`);
const counted = (sheet: Sheet, column: string, word: string): Cell =>
  figure(`COUNTIF(${rangeOf(sheet, column)},"${word}")`);

const risksWithoutAction = `SUMPRODUCT((${rangeOf(register, 'Final level')}="High")*(COUNTIF(${rangeOf(plan, 'Risk')},${rangeOf(register, 'No.')})=0))`;

/** Where the work stands, counted from the other sheets. */
const start: Sheet = {
  name: 'Start',
  title: 'The HIPAA Risk Analysis Workbook: worksheets',
  hint: 'Sixteen worksheets, one tab each, in the order of the book. Gray cells are asked, white ones are yours, green ones compute themselves. Lines marked fictional are examples and count nowhere. The figures below follow what you fill in.',
  columns: [wide('Where the work stands', 60), wide('Now', 12), wide('Read in', 30)],
  lines: [
    ['Places in the inventory', filled(inventory, 'Place'), 'Worksheet 3'],
    ['Places that nobody expected', counted(inventory, 'Expected?', 'No'), 'Worksheet 3'],
    ['Sources compared', filled(completeness, 'Date of export'), 'Worksheet 4'],
    ['Business associates', filled(vendors, 'Vendor'), 'Worksheet 5'],
    ['Business associates without an agreement', counted(vendors, 'State', 'No agreement'), 'Worksheet 5'],
    ['Threat and vulnerability pairs', filled(pairs, 'Threat, as an event'), 'Worksheet 7'],
    ['Specifications graded, of 42', filled(safeguards, 'Grade'), 'Worksheet 8'],
    ['Risks rated high', counted(register, 'Final level', 'High'), 'Worksheet 11'],
    ['Risks rated medium', counted(register, 'Final level', 'Medium'), 'Worksheet 11'],
    ['Risks rated low', counted(register, 'Final level', 'Low'), 'Worksheet 11'],
    ['Ratings that do not follow the scale', counted(register, 'Check', '?*'), 'Worksheet 11, last column'],
    ['High risks without an action', figure(risksWithoutAction), 'Worksheets 11 and 13'],
    ['Actions done', counted(plan, 'State', 'Done'), 'Worksheet 13'],
    ['Actions open and in time', counted(plan, 'State', 'Open'), 'Worksheet 13'],
    ['Actions overdue', counted(plan, 'State', 'Overdue'), 'Worksheet 13'],
  ],
  blank: 0,
};

/** The start and the sixteen worksheets, in the order of the book. */
export const sheets: readonly Sheet[] = [
  start,
  ...[charter, interviews, inventory, completeness, vendors, siteWalk, pairs, safeguards],
  ...[addressable, scales, register, overrideLog, plan, acceptance, versions, changes],
];

export const worksheets = (): Uint8Array => workbook(sheets);
