import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { atMost, type Row, type Section, withoutBudget } from './measure.ts';

const script = fileURLToPath(new URL('book-run.ts', import.meta.url));
const names = {
  pdf: 'typeset as PDF',
  epub: 'made as EPUB',
  'marked-pdf': 'PDF marked for its buyer',
  'marked-epub': 'EPUB marked for its buyer',
} as const;
const pages = [1, 100, 300, 2000] as const;
/** What a book of this many pages may take. */
const budget = { pages: 300, seconds: 10, megabytes: 512 } as const;

interface Taken {
  readonly seconds: number;
  readonly megabytes: number;
}

/** Another process each time: the peak of its memory is that of this one book. */
async function measured(way: string, count: number): Promise<Taken> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, way, String(count)]);
  return JSON.parse(stdout) as Taken;
}

async function rowsOf(way: keyof typeof names, count: number): Promise<Row[]> {
  const { seconds, megabytes } = await measured(way, count);
  const what = `${count.toLocaleString('en-US')} ${count === 1 ? 'page' : 'pages'} ${names[way]}`;
  if (count === budget.pages)
    return [
      atMost(what, seconds, budget.seconds, 's'),
      atMost(`${what}, peak memory`, megabytes, budget.megabytes, 'MB'),
    ];
  const rate = Math.round(count / seconds).toLocaleString('en-US');
  return [withoutBudget(what, `${seconds.toFixed(2)} s, ${rate} pages/s, ${Math.round(megabytes)} MB`)];
}

/** Time and memory of making and marking books. */
export async function booksSection(): Promise<Section> {
  const rows: Row[] = [];
  for (const way of Object.keys(names) as (keyof typeof names)[])
    for (const count of pages) rows.push(...(await rowsOf(way, count)));
  return {
    title: 'Books',
    how: "The shop's books one after the other, cut to so many pages; a process of its own for each figure, whose memory includes what it works on and Node itself.",
    rows,
  };
}
