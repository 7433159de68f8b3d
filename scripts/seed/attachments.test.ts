import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { attachmentsOf } from './attachments.ts';
import { sheets } from './hipaa/worksheets.ts';

const [worksheets, report] = (await attachmentsOf('hipaa-risk-analysis-workbook')) ?? [];
const partsOf = (bytes: Uint8Array = new Uint8Array()): Record<string, string> =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]));

/** The first closing tag that does not fit, or what is left open. */
function unbalanced(xml: string): readonly string[] {
  const open: string[] = [];
  for (const [, end, name = '', alone] of xml.matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (end && open.pop() !== name) return [name];
    if (!end && !alone) open.push(name);
  }
  return open;
}

it('come with the HIPAA workbook and with no other book', async () => {
  expect([worksheets?.type, report?.type]).toEqual(['xlsx', 'docx']);
  expect(await attachmentsOf('rmf-step-by-step')).toBeUndefined();
});

it.each([
  ['worksheets', worksheets],
  ['report', report],
] as const)('the %s are whole, and the same each time they are made', async (_, file) => {
  const parts = partsOf(file?.bytes);
  for (const [path, xml] of Object.entries(parts)) expect([path, unbalanced(xml)]).toEqual([path, []]);
  const declared = [...(parts['[Content_Types].xml'] ?? '').matchAll(/PartName="\/([^"]+)"/g)].map(([, path]) => path);
  expect(Object.keys(parts).filter((path) => !/\.rels$|^\[/.test(path))).toEqual(declared);
  const again = (await attachmentsOf('hipaa-risk-analysis-workbook')) ?? [];
  expect(again.find(({ type }) => type === file?.type)?.bytes).toEqual(file?.bytes);
});

describe('the worksheets', () => {
  const names = sheets.map(({ name }) => name);
  const formulas = sheets.flatMap(({ columns, lines = [] }) => [
    ...columns.flatMap(({ formula, choices }) => [formula ?? '', typeof choices === 'string' ? choices : '']),
    ...lines.flat().map((cell) => (typeof cell === 'string' ? '' : cell.formula)),
  ]);

  it('are sixteen after the start, in the order of the book and with its titles', () => {
    expect(sheets.slice(1).map(({ title }) => Number(/^Worksheet (\d+): ./.exec(title)?.[1]))).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 1),
    );
  });

  it('have names that spreadsheets accept', () => {
    expect(names.filter((name) => name.length > 31 || /[[\]*?/\\:']/.test(name))).toEqual([]);
  });

  it('refer to each other by name, and to columns that exist', () => {
    const named = formulas.flatMap((formula) => [...formula.matchAll(/'([^']+)'!\$([A-Z])/g)]);
    expect(named.length).toBeGreaterThan(20);
    for (const [, name, column = ''] of named) {
      const columns = sheets.find((sheet) => sheet.name === name)?.columns ?? [];
      expect(columns.length).toBeGreaterThan(column.charCodeAt(0) - 65);
    }
  });

  it('offer lists short enough for a spreadsheet, and open with every formula computed', () => {
    const lists = sheets.flatMap(({ columns }) => columns.flatMap(({ choices = [] }) => [choices]));
    for (const list of lists) if (typeof list !== 'string') expect(list.join(',').length).toBeLessThan(255);
    expect(partsOf(worksheets?.bytes)['xl/workbook.xml']).toContain('fullCalcOnLoad="1"');
  });

  it('ask for all 42 specifications of the rule, 22 of them addressable', () => {
    const lines = sheets.find(({ name }) => name.startsWith('8 '))?.lines ?? [];
    expect(lines).toHaveLength(42);
    expect(lines.filter(([, , kind]) => kind === 'Addressable')).toHaveLength(22);
  });

  it('have an example that fits the head, and say that it is invented', () => {
    for (const { name, columns, example } of sheets)
      if (example)
        expect([name, example.length, example[0]]).toEqual([name, columns.length, expect.stringMatching(/fictional/)]);
  });

  it('rate by the rule of Worksheet 10', () => {
    const rule = sheets.find(({ name }) => name.startsWith('10 '))?.lines?.slice(-3);
    expect(rule).toEqual([
      ['High likelihood', 'Medium', 'High', 'High'],
      ['Medium likelihood', 'Low', 'Medium', 'High'],
      ['Low likelihood', 'Low', 'Low', 'Medium'],
    ]);
  });
});
