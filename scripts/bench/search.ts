import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';

const script = fileURLToPath(new URL('search-run.ts', import.meta.url));
const sizes = [100, 10_000, 100_000] as const;

interface Written {
  readonly took: number;
  readonly bytes: number;
  readonly peak: number;
}
interface Read {
  readonly load: number;
  readonly median: number;
  readonly p99: number;
  readonly pause: number;
  readonly peak: number;
}

/** Another process each time: the peak of its memory is that of this one act. */
async function run<T>(...args: string[]): Promise<T> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args]);
  return JSON.parse(stdout) as T;
}

const megabytes = (bytes: number): number => bytes / 1e6;

async function rowsOf(count: number, folder: string): Promise<Row[]> {
  const file = join(folder, `${count}.shelf`);
  const written = await run<Written>('write', file, String(count));
  const read = await run<Read>('read', file);
  const what = `${count.toLocaleString('en-US')} books`;
  const size = Math.round(megabytes(written.bytes) * 10) / 10;
  return [
    withoutBudget(
      `${what}, written`,
      `${Math.round(written.took)} ms, ${size} MB, ${Math.round(written.peak)} MB of memory`,
    ),
    atMost(`${what}, read until the first answer`, read.load, 400, 'ms'),
    withoutBudget(`${what}, a search`, `median ${read.median.toFixed(2)} ms`),
    atMost(`${what}, a search, p99`, read.p99, 20, 'ms'),
    atMost(`${what}, longest pause while a newer shelf takes its place`, read.pause, 20, 'ms'),
    atMost(`${what}, memory with two shelves`, read.peak, 512, 'MB'),
  ];
}

/** The published shelf as the catalogue's function holds it: how it grows. */
export async function searchSection(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'rampart-shelf-'));
  try {
    const rows: Row[] = [];
    for (const count of sizes) rows.push(...(await rowsOf(count, folder)));
    return {
      title: 'Search',
      how: 'Shelves of made-up books, whose words are as rare and as common as in real texts, in a process of its own each: 400 queries of one to three words, beginnings and typos. Memory includes Node itself.',
      rows,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
