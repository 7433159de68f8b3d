import { describe, expect, it } from 'vitest';
import { documentLimits } from '../limits.ts';
import { readHere } from '../read-here.ts';

const read = (text: string | Buffer, limits = documentLimits) => readHere(Buffer.from(text), 'csv', limits);
const utf16 = (text: string, order: 'le' | 'be', mark = true): Buffer => {
  const bytes = Buffer.from((mark ? '\uFEFF' : '') + text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const table = 'title;prompt\nÜber Risiken;Nenne 3, bitte\nZugriff;Prüfe\n';
const rows = [
  ['Über Risiken', 'Nenne 3, bitte'],
  ['Zugriff', 'Prüfe'],
];

describe('a CSV', () => {
  it.each([
    ['UTF-8', Buffer.from(table)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${table}`)],
    ['UTF-16, little end first', utf16(table, 'le')],
    ['UTF-16, big end first', utf16(table, 'be')],
    ['UTF-16 without a mark', utf16(table, 'le', false)],
    ['UTF-16 without a mark, big end first', utf16(table, 'be', false)],
    ['Windows-1252', Buffer.from(table, 'latin1')],
  ])('is read in %s', async (name, bytes) => {
    const { sheet, remarks } = await read(bytes);
    expect(sheet).toEqual({ header: ['title', 'prompt'], rows, numbers: [1, 2, 3] });
    expect(remarks).toHaveLength(name === 'Windows-1252' ? 1 : 0);
  });

  it.each([
    [',', 'a,b\n"1;2;3",x\n4,"5;6"\n'],
    [';', 'a;b\n1,5;2,5\n3,5;4,5\n'],
    ['tab', 'a\tb\n1, 2\t3\n4\t5\n'],
    ['|', 'a|b\n1|2\n3|4\n'],
  ])('finds %s as its separator', async (_, text) => {
    const { sheet } = await read(text);
    expect(sheet?.header).toEqual(['a', 'b']);
    expect(sheet?.rows.every((row) => row.length === 2)).toBe(true);
  });

  it('finds its separator outside of quotes, where another one stands as often within them', async () => {
    const { sheet } = await read('title;"prompt, in full"\nRisks;"List three, please"\n');
    expect(sheet).toEqual({
      header: ['title', 'prompt, in full'],
      rows: [['Risks', 'List three, please']],
      numbers: [1, 2],
    });
  });

  it('keeps quotes, separators and lines within cells', async () => {
    expect((await read('a,b\r\n"x ""y"", z","one\ntwo"\r\n')).sheet?.rows).toEqual([['x "y", z', 'one\ntwo']]);
  });

  it('reports rows of another length, and loses none of their cells', async () => {
    const { sheet, remarks } = await read('a,b\n1\n1,2\n1,2,3\n');
    expect(sheet?.rows).toEqual([['1'], ['1', '2'], ['1', '2', '3']]);
    expect(remarks.map(({ where }) => where)).toEqual(['row 2', 'row 4']);
    expect(remarks[0]?.sentence).toBe('This row has 1 cell; the header has 2.');
  });

  it('numbers rows as a spreadsheet does: blank lines count, lines within cells do not', async () => {
    const { sheet, remarks } = await read('a,b\n\n"x\ny",2\n,\n3\n');
    expect(sheet?.numbers).toEqual([1, 3, 5]);
    expect(remarks.map(({ where }) => where)).toEqual(['row 5']);
  });

  it('writes a small one as a table, and leaves formulas the text that they are', async () => {
    const { markdown } = await read('a,b\n=1+1,@x\n');
    expect(markdown).toBe('| a | b |\n| --- | --- |\n| =1+1 | @x |');
  });

  it('of many rows is no text to read, but cited by its rows', async () => {
    const { markdown, pages, sheet } = await read(
      `n,v\n${Array.from({ length: 120 }, (_, at) => `n${at},v${at}`).join('\n')}`,
    );
    expect(markdown).toBe('');
    expect(sheet?.rows).toHaveLength(120);
    expect(pages.map(({ where }) => where)).toEqual(['rows 2–51', 'rows 52–101', 'rows 102–121']);
    expect(pages[0]?.text).toMatch(/^n: n0\nv: v0\n\nn: n1/);
  });

  it('with a quotation mark that is never closed is refused', async () => {
    await expect(read('a,b\n"1,2\n3,4\n')).rejects.toMatchObject({ code: 'damaged' });
  });
  it('with too many rows is refused', async () => {
    await expect(read('a\n1\n2\n3\n', { ...documentLimits, rows: 2 })).rejects.toMatchObject({ code: 'too_large' });
    expect((await read('a\n1\n2\n', { ...documentLimits, rows: 2 })).sheet?.rows).toHaveLength(2);
  });
});
