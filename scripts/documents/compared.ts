import { execFileSync } from 'node:child_process';
import { extname } from 'node:path';

const readers: Readonly<Record<string, (path: string) => [command: string, ...rest: string[]]>> = {
  '.pdf': (path) => ['pdftotext', '-enc', 'UTF-8', path, '-'],
  '.epub': (path) => ['pandoc', '-f', 'epub', '-t', 'plain', '--wrap=none', path],
  '.docx': (path) => ['pandoc', '-f', 'docx', '-t', 'plain', '--wrap=none', path],
  '.csv': (path) => ['pandoc', '-f', 'csv', '-t', 'plain', '--columns=2000', path],
};

/** What another program reads in a file; undefined when it reads nothing. */
export function textByOthers(path: string): string | undefined {
  const [command, ...rest] = readers[extname(path)]?.(path) ?? [];
  if (!command) return undefined;
  try {
    return execFileSync(command, rest, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 100_000_000 }).toString();
  } catch {
    return undefined;
  }
}

export interface Comparison {
  /** Words that the other program found. */
  readonly words: number;
  /** Share of them that were read here, too. */
  readonly found: number;
  /** Share of its runs of four words that follow each other here, too. */
  readonly inOrder: number;
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
const runsOf = (words: readonly string[]): string[] => words.slice(3).map((_, at) => words.slice(at, at + 4).join(' '));

/** The share of one list's entries that another has, each as often as it stands there. */
function shareOf(wanted: readonly string[], there: readonly string[]): number {
  const left = new Map<string, number>();
  for (const entry of there) left.set(entry, (left.get(entry) ?? 0) + 1);
  let found = 0;
  for (const entry of wanted) {
    const count = left.get(entry) ?? 0;
    if (count === 0) continue;
    left.set(entry, count - 1);
    found++;
  }
  return wanted.length === 0 ? 1 : found / wanted.length;
}

export function compare(others: string, ours: string): Comparison {
  const [wanted, there] = [wordsIn(others), wordsIn(ours)];
  return { words: wanted.length, found: shareOf(wanted, there), inOrder: shareOf(runsOf(wanted), runsOf(there)) };
}
