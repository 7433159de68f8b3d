import { rangeOf, type Sheet } from '../office/sheet.ts';
import { linesOf, tablesOf, titleOf } from './book-tables.ts';
import { day, grades, oneOf, short, wide } from './columns.ts';
import { inventory } from './find.ts';

/* Worksheets 7 and 8: what could happen, and what protects now. */

const places = `=${rangeOf(inventory, 'No.')}`;
const isTouched = ['Yes'] as const;

export const pairs: Sheet = {
  name: '7 Threat pairs',
  title: titleOf(7),
  hint: 'Write the threat as an event with a subject and a verb. For each place ask each of the four groups what it could do to confidentiality (C), integrity (I) and availability (A).',
  columns: [
    short('Pair', 9),
    oneOf('Place', places),
    oneOf('Group', ['Deliberate', 'Accidental', 'Technical', 'Environmental'], 15),
    wide('Threat, as an event', 50),
    wide('Vulnerability that it would use', 44),
    oneOf('C', isTouched, 7),
    oneOf('I', isTouched, 7),
    oneOf('A', isTouched, 7),
    wide('Source of knowledge', 34),
  ],
  example: [
    '7 (fictional)',
    'P04',
    'Accidental',
    'Technologist selects the wrong patient or side; the change cannot be traced',
    'All five workstations use the sign-in “xray”',
    '',
    'Yes',
    '',
    'Interview January 21; two corrections in the log since May',
  ],
  blank: 150,
};

/** `Risk analysis, R` as its name and whether it is required. */
function specification(text: string): [name: string, kind: string] {
  const at = text.lastIndexOf(', ');
  return [text.slice(0, at), text.slice(at + 2) === 'R' ? 'Required' : 'Addressable'];
}

/** The sections of the three tables, in the order of the book. */
const sections = ['164.308', '164.310', '164.312'] as const;

const specifications = tablesOf(8).flatMap((table, index) =>
  linesOf(table).map(([section, name = '', ask = '', evidence = '']) => [
    `${sections[index]}${section}`,
    ...specification(name),
    ask,
    evidence,
  ]),
);

export const safeguards: Sheet = {
  name: '8 Safeguard review',
  title: titleOf(8),
  hint: 'Works: in place everywhere, and a test or record of the last 12 months shows it. Partial: for some, or untested. Paper: a policy says so. None: nothing. A required specification that is missing goes into the plan.',
  columns: [
    short('Section', 20),
    wide('Specification', 30),
    short('Kind', 13),
    wide('Ask'),
    wide('Evidence that counts'),
    wide('Evidence seen'),
    day('Date'),
    short('Places', 18),
    oneOf('Grade', grades, 11),
  ],
  lines: specifications,
  blank: 0,
};
