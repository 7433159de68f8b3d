import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docxOf, wordParagraph } from '#lib/document/testing/docx.ts';
import { epubOf } from '#lib/document/testing/epub.ts';
import { pdfBook, sentence } from '#lib/document/testing/pdf.ts';
import type { ZipEntry } from '#lib/document/testing/zip.ts';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';

/** What a function that reads documents is given. */
const budget = { seconds: 60, megabytes: 1000 };

interface Reading {
  readonly words: number;
  readonly seconds: number;
  readonly megabytes: number;
}

const child = fileURLToPath(new URL('./document-child.ts', import.meta.url));
const read = (path: string): Reading => JSON.parse(execFileSync(process.execPath, [child, path]).toString());

const paragraphs = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => [0, 1, 2, 3].map((part) => sentence(at * 4 + part)).join(' '));

/** Pictures that fill a file up to a size: noise, which nothing makes smaller. */
const pictures = (folder: string, megabytes: number): ZipEntry[] =>
  Array.from({ length: megabytes }, (_, at) => ({
    name: `${folder}/picture-${at}.png`,
    content: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(1_000_000)]),
    isStored: true,
  }));

/** 3,000 paragraphs are 300 pages. */
const docx = (megabytes: number): Buffer =>
  docxOf(
    paragraphs(3000)
      .map((text) => wordParagraph(text))
      .join(''),
    pictures('word/media', megabytes - 1),
  );

const epub = (megabytes: number): Buffer =>
  epubOf({
    bodies: Array.from({ length: 30 }, (_, chapter) => {
      const images = Array.from({ length: megabytes - 1 }, (_, at) => at).filter((at) => at % 30 === chapter);
      return `<h1>Chapter</h1>${paragraphs(100)
        .map((text) => `<p>${text}</p>`)
        .join('')}${images.map((at) => `<img src="picture-${at}.png" alt=""/>`).join('')}`;
    }),
    others: pictures('book', megabytes - 1),
  });

/** Words of about a dozen megabytes of markup: the largest part that is read. */
const wordy = (): Buffer => docxOf(wordParagraph(paragraphs(10).join(' ')).repeat(3200));

function rowsOf(what: string, path: string, pages?: number): Row[] {
  const { seconds, megabytes, words } = read(path);
  const speed = pages
    ? `${Math.round(pages / seconds).toLocaleString('en-US')} pages/s`
    : `${Math.round(words / seconds).toLocaleString('en-US')} words/s`;
  return [
    atMost(what, seconds, budget.seconds, 's'),
    atMost(`${what}, memory at most`, megabytes, budget.megabytes, 'MB'),
    withoutBudget(`${what}, speed`, speed),
  ];
}

/** Time and memory of reading documents of growing size. */
export async function documentsSection(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-documents-'));
  const rows: Row[] = [];
  const measure = (what: string, file: Buffer, pages?: number) => {
    const path = join(folder, 'document');
    writeFileSync(path, file);
    rows.push(...rowsOf(what, path, pages));
  };
  try {
    for (const pages of [1, 100, 300, 2000])
      measure(`PDF of ${pages === 1 ? '1 page' : `${pages} pages`}`, await pdfBook(pages), pages);
    for (const megabytes of [1, 20]) measure(`DOCX of ${megabytes} MB`, docx(megabytes));
    measure('DOCX of 13 MB of markup', wordy());
    for (const megabytes of [1, 20]) measure(`EPUB of ${megabytes} MB`, epub(megabytes));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    title: 'Reading documents',
    how: 'Each file in a Node process of its own, which needs some 80 MB before it reads anything. Made by the tests: PDFs full of text, 300 pages of text in each DOCX and EPUB, pictures up to its size.',
    rows,
  };
}
