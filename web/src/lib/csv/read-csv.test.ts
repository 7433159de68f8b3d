import { describe, expect, it } from 'vitest';
import { readHere } from '#lib/document/read-here.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string | Uint8Array<ArrayBuffer>, most?: number) => readCsv(new Blob([text]), most);
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));

describe('a CSV in the browser', () => {
  it.each([
    ['quoted', 'title,prompt\n"A, b","two\nlines"\n'],
    ['semicolons', 'title;prompt\nÜber;"x ""y"""\n'],
    ['tabs and blank rows', 'title\tprompt\n\n1\t2\n \t \n'],
    ['loose quotes', 'title,prompt\n5" disk,say "hello"\n'],
    ['ragged', 'title,prompt\n1\n1,2,3\n'],
    ['UTF-16', utf16('title;prompt\nÄ;ß\n')],
    ['Windows-1252', latin('title;prompt\nÄ;ß\n')],
  ])('is read as the server reads it: %s', async (_, text) => {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text;
    const { sheet } = await readHere(Buffer.from(bytes), 'csv');
    expect((await read(text)).sheet).toEqual(sheet);
  });

  it('says that the encoding had to be assumed', async () => {
    expect((await read(latin('title\nÄ\n'))).isAssumed).toBe(true);
    expect((await read('title\nÄ\n')).isAssumed).toBe(false);
  });

  it('that is longer is read as far as it may be, without the record that is cut', async () => {
    const text = 'title,prompt\none,ää\ntwo,"three\nfour"\nfive,six\n';
    const bytes = new TextEncoder().encode(text);
    const upTo = (part: string) => new TextEncoder().encode(text.slice(0, text.indexOf(part))).length;
    const rows = async (most: number) => (await read(text, most)).sheet.rows.map(([first]) => first);
    expect(await rows(bytes.length)).toEqual(['one', 'two', 'five']);
    expect(await rows(upTo('six'))).toEqual(['one', 'two']);
    expect(await rows(upTo('four'))).toEqual(['one']);
    // In the middle of a letter.
    expect(await rows(upTo('ää') + 1)).toEqual([]);
    expect(await read(text, upTo('ää') + 3)).toMatchObject({ isWhole: false, isAssumed: false });
    expect(await read(utf16(text), 61)).toMatchObject({ isAssumed: false, sheet: { header: ['title', 'prompt'] } });
  });

  it.each([
    ['a quotation mark that is never closed', 'a,b\n"1,2\n', /never closed/],
    ['zeros', 'a\0b,c\n1,2\n', /not text/],
  ])('is refused for %s', async (_, text, sentence) => {
    await expect(read(text)).rejects.toThrow(sentence);
  });
});
