import type { Run } from './run.ts';

/** A run of words with nothing wide between them: a line of a column, or a cell. */
export interface Segment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where the letters stand, from the top of the page. */
  readonly y: number;
  readonly size: number;
  readonly isMono: boolean;
}

interface OpenRow {
  y: number;
  size: number;
  readonly runs: Run[];
}

/** Signs that are raised or lowered are smaller than the line that they are set in, and stand further from it. */
function isOnLine(row: OpenRow, run: Run): boolean {
  const [small, large] = [Math.min(row.size, run.size), Math.max(row.size, run.size)];
  return Math.abs(row.y - run.y) < (small < 0.85 * large ? 0.55 : 0.35) * large;
}

/** Runs that stand on one line, the lines from the top. */
function rowsOf(runs: readonly Run[]): Run[][] {
  const rows: OpenRow[] = [];
  for (const run of runs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.slice(-4).findLast((it) => isOnLine(it, run));
    if (!row) rows.push({ y: run.y, size: run.size, runs: [run] });
    else {
      row.runs.push(run);
      if (run.size > row.size) Object.assign(row, { y: run.y, size: run.size });
    }
  }
  return rows.map((row) => row.runs);
}

/**
 * Letters further apart than this are words, and words further apart columns or cells, in sizes of the letters. A bullet
 * belongs to the words behind it also over a wider gap.
 */
const gap = { word: 0.15, column: 1.1, bullet: 4 };

/** Bullets of any font, also an `o` or a hyphen that stands alone; numbers and letters of lists. */
const bullet = /^([•‣◦▪▫■□●○◆◇➢➤►▶✓✔❖·∙–—*o\uF0B7\uF0A7-]|\(?(\d{1,3}|[a-z]|[ivx]{1,4})[.)])$/;

const weighed = (runs: readonly Run[]): Run | undefined =>
  runs.toSorted((a, b) => b.text.length * b.size - a.text.length * a.size)[0];

function segmentOf(runs: readonly Run[]): Segment {
  let text = '';
  let end = Number.NaN;
  for (const run of runs) {
    const isApart = run.x - end > gap.word * run.size && !/\s$/.test(text) && !/^\s/.test(run.text);
    text += isApart ? ` ${run.text}` : run.text;
    end = run.x + run.width;
  }
  const main = weighed(runs);
  const isRightToLeft = runs.filter((run) => run.isRightToLeft).length > runs.length / 2;
  return {
    text: (isRightToLeft
      ? runs
          .map((run) => run.text)
          .reverse()
          .join(' ')
      : text
    )
      .replace(/\s+/g, ' ')
      .trim(),
    left: Math.min(...runs.map((run) => run.x)),
    right: Math.max(...runs.map((run) => run.x + run.width)),
    y: main?.y ?? 0,
    size: Math.round((main?.size ?? 0) * 10) / 10,
    isMono: runs.every((run) => run.isMono),
  };
}

/** Whether a run only draws again what is there already, a little aside: how some programs make letters bold. */
const isShadow = (run: Run, last: Run): boolean =>
  run.text === last.text && Math.abs(run.x - last.x) < 0.2 * run.size && Math.abs(run.y - last.y) < 0.2 * run.size;

const isBullet = (part: readonly Run[]): boolean =>
  bullet.test(
    part
      .map((run) => run.text)
      .join('')
      .trim(),
  );

function segmentsOfRow(row: readonly Run[]): Segment[] {
  const parts: Run[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of row.toSorted((a, b) => a.x - b.x)) {
    const part = parts.at(-1);
    const last = part?.at(-1);
    if (last && isShadow(run, last)) continue;
    const distance = run.x - end;
    const isFar = distance > gap.column * run.size && !(part && distance < gap.bullet * run.size && isBullet(part));
    if (!part || isFar) parts.push([run]);
    else part.push(run);
    end = Math.max(end, run.x + run.width);
  }
  return parts.map(segmentOf).filter((segment) => segment.text !== '');
}

/** The segments of a page, line by line from the top, each line from the left. */
export const segmentsOf = (runs: readonly Run[]): Segment[] => rowsOf(runs).flatMap(segmentsOfRow);
