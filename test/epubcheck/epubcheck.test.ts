import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { type EpubBook, epubOf } from '#functions/catalog/file/epub/epub.ts';
import { aBook, everything, hostile } from '#functions/catalog/file/epub/testing/books.ts';
import { markEpub } from '#functions/catalog/file/mark/epub.ts';
import { sharp } from '#lib/native/sharp.ts';
import { readShelf } from '#scripts/seed/content.ts';

/** Where Debian's package `epubcheck` has the program, which `.ci/run` installs. Without it there is nothing to ask. */
const program = '/usr/share/java/epubcheck.jar';
const folder = mkdtempSync(join(tmpdir(), 'epubcheck-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function report(epub: Uint8Array): Promise<string> {
  const file = join(folder, `${Math.random()}.epub`);
  writeFileSync(file, epub);
  const run = promisify(execFile)('java', ['-Xmx256m', '-jar', program, '--failonwarnings', file]);
  const { stdout, stderr } = await run.catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}
const clean = 'Messages: 0 fatals / 0 errors / 0 warnings / 0 infos';

const longest = readShelf().toSorted((a, b) => b.content.length - a.content.length)[0]?.content;
const picture = { width: 30, height: 40, channels: 3, background: 'red' } as const;
const chosen = await sharp({ create: picture }).jpeg().toBuffer();
const books: [string, Partial<EpubBook>][] = [
  ['with every kind of block, hostile text and a long one', { content: [everything, hostile, longest].join('\n\n') }],
  ['with a chosen cover', { cover: { kind: 'chosen', bytes: chosen } }],
  ['without text', { content: '', title: hostile.slice(0, 150), description: hostile }],
];

describe.skipIf(!existsSync(program))('epubcheck', () => {
  test.each(books)('finds no fault in a book %s, marked for its buyer', async (_, values) => {
    const license = { name: 'A & <b> \u0000 "c"', order: 'ord_1' };
    const marked = markEpub(epubOf(aBook(values)), license, aBook().modified);
    expect(await report('bytes' in marked ? marked.bytes : new Uint8Array())).toContain(clean);
  });

  test('finds a fault', async () => {
    const faulty = epubOf(aBook({ content: 'text', id: '' }));
    expect(await report(faulty)).not.toContain(clean);
  });
});
