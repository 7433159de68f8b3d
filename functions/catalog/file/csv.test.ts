import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPrompts, firstPrompts, neutralCsv, parseCsv } from './csv.ts';

describe('parseCsv', () => {
  it('handles quotes, doubled quotes, and quoted commas and line ends', () => {
    expect(parseCsv('a,"b ""c"", d","two\nlines"\r\n,,\n"",x')).toEqual([
      ['a', 'b "c", d', 'two\nlines'],
      ['', '', ''],
      ['', 'x'],
    ]);
  });

  it('accepts malformed CSV', () => {
    expect(parseCsv('"open,\nend')).toEqual([['open,\nend']]);
    expect(parseCsv('"a"b,c"d\r')).toEqual([['ab', 'c"d']]);
    expect(parseCsv('a,')).toEqual([['a', '']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('reads a large file in linear time', () => {
    const started = performance.now();
    expect(parseCsv(`"${'x""'.repeat(300_000)}"\n`.repeat(3))).toHaveLength(3);
    // Milliseconds; quadratic time would be an hour.
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

describe('neutralCsv', () => {
  /** Whether no part of a cell begins like a formula, whatever a spreadsheet splits at. */
  const isHarmless = (cell: string): boolean =>
    !/^[\t\r\n]/.test(cell) && cell.split(/[;\t\r\n]/).every((part) => !/^\s*[=+\-@＝＋－＠](?! )/.test(part));
  const unmarked = (cell: string): string => cell.replaceAll("'", '');

  it('neutralises formulas and changes nothing else', () => {
    const part = fc.constantFrom('=1', '+1', '-1', '@x', ';', '\t', '\r', '\n', '"', ',', 'a', ' ', '語', "'", '- b');
    const cell = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }), (rows) => {
        const csv = rows.map((row) => `${row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')}\r\n`).join('');
        const result = parseCsv(neutralCsv(csv));
        expect(result.flat().filter((text) => !isHarmless(text))).toEqual([]);
        expect(result.map((row) => row.map(unmarked))).toEqual(rows.map((row) => row.map(unmarked)));
      }),
    );
  });

  it.each(['=1+1', ' =1', '\u00A0@x', '\u3000-1', '＝1', '＋1', '－1', '＠x', '\ttext'])('neutralises %j', (text) => {
    expect(parseCsv(neutralCsv(`"${text}"`))).toEqual([[`'${text}`]]);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; \t-2+3', "a; \t'-2+3"],
    ['one\n=HYPERLINK("x")', 'one\n\'=HYPERLINK("x")'],
    ['one\r\n\n＝1', "one\r\n\n'＝1"],
    ['one\t@SUM(1)', "one\t'@SUM(1)"],
    ["one\n- cmd|' /C calc'!A0", "one\n'- cmd|' /C calc'!A0"],
    ['one\n- SUM(1)\n- two', "one\n'- SUM(1)\n- two"],
    ['=1;=2', "'=1;'=2"],
    ['\n=1', "'\n'=1"],
  ])('neutralises %j inside of a cell, for spreadsheets that split elsewhere', (text, neutral) => {
    expect(parseCsv(neutralCsv(`"${text.replaceAll('"', '""')}"`))).toEqual([[neutral]]);
  });

  it.each(['a=b', 'two - three', "'=1", ' text', '', 'Give:\n- one\n- two', 'a; b'])('leaves %j as it is', (text) => {
    expect(parseCsv(neutralCsv(`"${text}",end`))).toEqual([[text, 'end']]);
  });

  it('quotes a cell that begins or ends with a space, which some programs drop otherwise', () => {
    expect(neutralCsv('" a",b,"c "\n')).toBe('\uFEFF" a",b,"c "\r\n');
  });

  it('replaces an existing byte order mark with its own', () => {
    expect(neutralCsv('\uFEFF=a\n')).toBe("\uFEFF'=a\r\n");
  });
});

it('counts prompts, ignoring the header and blank lines', () => {
  expect(countPrompts('id,prompt\n1,"a\nb"\n\n , \n2,c\n')).toBe(2);
  expect(countPrompts('')).toBe(0);
});

describe('firstPrompts', () => {
  const csv =
    '\uFEFFid,Title, prompt ,inputs\n1,One,"Ask {who},\nthen stop.",who\n,,,\n2,Two, ,x\n3,Three,Ask.,\n4,Four,Never shown,';

  it('finds the columns by name, in any case and order', () => {
    expect(firstPrompts(csv, 3)).toEqual([
      { title: 'One', prompt: 'Ask {who},\nthen stop.', inputs: 'who', expected_output: '' },
      { title: 'Three', prompt: 'Ask.', inputs: '', expected_output: '' },
    ]);
    expect(firstPrompts('prompt\nAsk.', 1)).toEqual([{ title: '', prompt: 'Ask.', inputs: '', expected_output: '' }]);
  });

  it('cuts a cell that would make its item too large', () => {
    expect(firstPrompts(`prompt\n${'😀'.repeat(60_000)}`, 1)[0]?.prompt).toHaveLength(2000);
  });

  it.each(['', 'prompt', 'title,text\nOne,Ask.'])('finds none in %j', (text) =>
    expect(firstPrompts(text, 3)).toEqual([]),
  );
});
