import { readFileSync } from 'node:fs';
import type { ReadDocument } from '#lib/document/document.ts';
import { documentTypeOf, readHere } from '#lib/document/read-here.ts';
import { DocumentRefused } from '#lib/document/refused.ts';
import type { Expected } from './files.ts';

/** Headings that are recorded of a file. */
const firstHeadings = 5;

const headingsOf = (markdown: string): string[] =>
  markdown
    .split('\n')
    .filter((line) => /^#{1,3} /.test(line))
    .slice(0, firstHeadings);

/** Reads a file as an upload would be read; undefined when it is refused. */
export async function readReal(
  path: string,
): Promise<{ readonly document?: ReadDocument; readonly outcome: Expected }> {
  const bytes = readFileSync(path);
  try {
    const document = await readHere(bytes, await documentTypeOf(bytes));
    const headings = headingsOf(document.markdown);
    return { document, outcome: { words: document.words, ...(headings.length > 0 ? { headings } : {}) } };
  } catch (error) {
    if (!(error instanceof DocumentRefused)) throw error;
    return { outcome: { refused: error.code } };
  }
}
