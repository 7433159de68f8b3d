import { firstRow, lastRow, rangeOf, type Sheet } from '../office/sheet.ts';
import { linesOf, tablesOf, titleOf } from './book-tables.ts';
import { computed, day, grades, levels, oneOf, short, wide } from './columns.ts';
import { inventory } from './find.ts';

/* Worksheets 10 to 12: the scales, the level of each risk, and who departed from it. */

export const scales: Sheet = {
  name: '10 Scales and rule',
  title: titleOf(10),
  hint: 'Fix the words before the first rating and have the owner approve them. The register reads its levels from the three lines of the rule at the end: change them there and nowhere else.',
  columns: [wide('', 30), wide('Low', 44), wide('Medium', 44), wide('High', 44)],
  lines: [...tablesOf(10).slice(0, 1).flatMap(linesOf), ...tablesOf(10).slice(1).flat()],
  blank: 0,
};

/** The rule is the last three lines of its sheet. */
const ruleEnd = firstRow(scales) + (scales.lines?.length ?? 0) - 1;
const rule = (columns: readonly [string, string]): string =>
  `'${scales.name}'!$${columns[0]}$${ruleEnd - 2}:$${columns[1]}$${ruleEnd}`;

const highest = levels.reduce((otherwise, level) => `IF(COUNTIF(H#:J#,"${level}")>0,"${level}",${otherwise})`, '""');
const byRule = `INDEX(${rule(['B', 'D'])},MATCH(F#&" likelihood",${rule(['A', 'A'])},0),MATCH(L#,{"Low","Medium","High"},0))`;

/** The register and the override log read each other, so the log's lines are placed before either is written. */
const overrides = { name: '12 Override log', example: [], blank: 30 };
const overridden = (from: string, to: string): string =>
  `'${overrides.name}'!$${from}$${firstRow(overrides)}:$${to}$${lastRow(overrides)}`;
const decided = `COUNTIFS(${overridden('A', 'A')},A#,${overridden('C', 'C')},"?*")>0`;
const final = `IF(M#="","",IF(${decided},VLOOKUP(A#,${overridden('A', 'C')},3,FALSE),M#))`;

/** What Worksheet 10 says about likelihood and the grade of the controls. */
const nothingStands = 'AND(OR(E#="Paper",E#="None"),F#<>"",F#<>"High")';
const check = `IF(${nothingStands},"Nothing graded Works or Partial stands in the way: High",IF(AND(E#="Partial",F#="Low"),"Low needs a control graded Works",""))`;

export const register: Sheet = {
  name: '11 Risk register',
  title: titleOf(11),
  hint: 'Rate with present controls, not planned ones. Impact is the highest of the three, the level follows from the rule in Worksheet 10, and the final level from Worksheet 12 if the line stands there.',
  columns: [
    short('No.', 9),
    oneOf('Place', `=${rangeOf(inventory, 'No.')}`),
    wide('Threat and vulnerability', 50),
    wide('Present controls'),
    oneOf('Grade', grades, 11),
    oneOf('Likelihood', levels, 12),
    wide('Reason for likelihood', 30),
    oneOf('Impact: C', levels, 11),
    oneOf('Impact: I', levels, 11),
    oneOf('Impact: A', levels, 11),
    wide('Reason for impact', 30),
    computed('Impact', highest, 11),
    computed('Level by rule', `IF(OR(F#="",L#=""),"",${byRule})`, 11),
    computed('Final level', final, 11),
    computed('Check', check, 28),
  ],
  example: [
    'R7 (fictional)',
    'P04',
    'Wrong patient or side selected; shared sign-in, change cannot be traced',
    'Reading check by the surgeon',
    'Partial',
    'High',
    'Two corrections since May, both caught at reading',
    'Low',
    'High',
    'Low',
    'Could change treatment',
    'High',
    'High',
    'High',
    '',
  ],
  blank: 150,
};

export const overrideLog: Sheet = {
  ...overrides,
  title: titleOf(12),
  hint: 'A rating that your judgment changes, with the reason. If more than one line in ten of the register is here, the scale is wrong: mend the scale and rate again.',
  columns: [
    oneOf('Row', `=${rangeOf(register, 'No.')}`),
    computed(
      'By rule',
      `IF(A#="","",IFERROR(INDEX(${rangeOf(register, 'Level by rule')},MATCH(A#,${rangeOf(register, 'No.')},0)),""))`,
    ),
    oneOf('Final', levels),
    wide('Reason', 60),
    wide('Who', 30),
    day('When'),
  ],
  example: [
    'R16 (fictional)',
    'Low',
    'Medium',
    'Maker ends support on June 30; device will be traded in, and trade-in is when disks leave',
    'Security official, lead technologist',
    'February 11',
  ],
};
