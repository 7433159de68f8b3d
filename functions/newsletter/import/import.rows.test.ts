import { describe, expect, it } from 'vitest';
import type { SubscriberImport } from '#shared/newsletter/subscriber-import.ts';
import { rowsIn } from './import.rows.ts';

const asked = (fields: Partial<SubscriberImport> = {}): SubscriberImport => ({
  ...{ upload_id: 'upl_1', mapping: { email: 1, interests: 2 }, interests: [], consent: 'At our booth', dry_run: true },
  ...fields,
});
const header = ['Name', 'Email', 'Topics'];
const sheet = (rows: string[][], numbers = [1, ...rows.map((_, at) => at + 2)]) => ({ header, rows, numbers });

describe('the rows of a file of subscribers', () => {
  it('have addresses in lower case, numbers as a spreadsheet shows them, and interests by value or label', () => {
    const rows = [
      ['Ann', ' Ann@Example.test ', 'case_studies; Risk Management, Zero trust'],
      ['Bob', 'bob@example.test'],
    ];
    expect(rowsIn(sheet(rows), asked())).toEqual([
      { row: 2, email: 'ann@example.test', interests: ['case_studies', 'risk_management', 'Zero trust'] },
      { row: 3, email: 'bob@example.test', interests: [] },
    ]);
  });

  it('add the interests of everybody, each once', () => {
    const rows = [['Ann', 'ann@example.test', 'Compliance']];
    const [row] = rowsIn(sheet(rows), asked({ interests: ['compliance', 'frameworks'] }));
    expect(row?.interests).toEqual(['compliance', 'frameworks']);
  });

  it('say what is no address, what is missing, and what is there twice', () => {
    const rows = [['Ann', 'ann'], ['Bob'], ['Cleo', 'c@example.test'], ['Cleo', 'C@example.test']];
    expect(rowsIn(sheet(rows), asked()).map(({ row, email, problem }) => [row, email, problem])).toEqual([
      [2, 'ann', 'This is no email address'],
      [3, '', 'There is no address'],
      [4, 'c@example.test', undefined],
      [5, 'c@example.test', 'Row 4 has the same address'],
    ]);
  });

  it('name only the beginning of what is no address: a column of notes would be too long for the job', () => {
    const [row] = rowsIn(sheet([['Ann', 'Met at the fair. '.repeat(500)]]), asked());
    expect(row?.email.length).toBeLessThanOrEqual(101);
  });

  it('have the numbers of the file where lines are blank', () => {
    const rows = [
      ['Ann', 'ann'],
      ['Bob', 'bob'],
    ];
    expect(rowsIn(sheet(rows, [3, 4, 9]), asked()).map(({ row }) => row)).toEqual([4, 9]);
  });

  it('include the first one where there is no header', () => {
    const headless = { header: ['Ann', 'ann@example.test'], rows: [['Bob', 'bob@example.test']], numbers: [1, 2] };
    const found = rowsIn(headless, asked({ mapping: { email: 1, interests: null } }));
    expect(found.map(({ row, email }) => [row, email])).toEqual([
      [1, 'ann@example.test'],
      [2, 'bob@example.test'],
    ]);
  });
});
