import type { Comparison } from './compared.ts';
import type { Expected } from './files.ts';
import type { RealFile } from './packages.ts';

export interface Row {
  readonly file: RealFile;
  readonly outcome: Expected;
  readonly isExpected: boolean;
  readonly comparison?: Comparison;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function line({ file, outcome, comparison }: Row): string {
  const read =
    outcome.refused === undefined ? `${outcome.words?.toLocaleString('en-US')} words` : `refused: ${outcome.refused}`;
  const compared = comparison
    ? [comparison.words.toLocaleString('en-US'), percent(comparison.found), percent(comparison.inOrder)]
    : ['', '', ''];
  return `| ${[`${file.package.name} ${file.package.version}`, file.package.licence, `\`${file.name}\``, read, ...compared].join(' | ')} |`;
}

/** The table of the page: each file, what was read of it, and how that compares. */
export const tableOf = (rows: readonly Row[]): string =>
  [
    '| Package | Licence | File | Read | Others read (words) | of which here | in the same order |',
    '|---|---|---|---|---|---|---|',
    ...rows.map(line),
  ].join('\n');

const start = '<!-- measured -->';
const end = '<!-- /measured -->';

/** The page with its measured part replaced. */
export function withTable(page: string, table: string): string {
  const [before, after] = [page.split(start)[0] ?? '', page.split(end)[1] ?? ''];
  return `${before}${start}\n${table}\n${end}${after}`;
}
