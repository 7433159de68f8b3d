import type { Segment } from './line.ts';

/** Segments of one column, in reading order. */
export type Column = readonly Segment[];

const widthOf = (segments: readonly Segment[]) => ({
  left: Math.min(...segments.map((it) => it.left)),
  right: Math.max(...segments.map((it) => it.right)),
});
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lines that a column has at least, and the share of its width that most of them fill: cells of a table are shorter. */
const proseLines = 5;
const proseFill = 0.55;

function isProse(side: readonly Segment[]): boolean {
  const { left, right } = widthOf(side);
  const lines = new Set(side.map((it) => Math.round(it.y)));
  return (
    lines.size >= proseLines &&
    side.length <= lines.size * 1.3 &&
    median(side.map((it) => it.right - it.left)) >= proseFill * (right - left)
  );
}

interface Gutter {
  readonly at: number;
  readonly across: number;
}

/** The place between two columns that the fewest lines cross, if there is one. */
function gutterOf(segments: readonly Segment[]): number | undefined {
  const { left, right } = widthOf(segments);
  const [from, to] = [left + 0.2 * (right - left), left + 0.8 * (right - left)];
  const starts = [...new Set(segments.map((it) => Math.round(it.left)))].filter((at) => at > from && at < to);
  const found = starts.map(
    (at): Gutter => ({ at, across: segments.filter((it) => it.left < at - 2 && it.right > at - 2).length }),
  );
  const best = found.toSorted((a, b) => a.across - b.across)[0];
  if (!best || best.across > 0.35 * segments.length) return undefined;
  const before = segments.filter((it) => it.right <= best.at - 2);
  const after = segments.filter((it) => it.left >= best.at - 2);
  return isProse(before) && isProse(after) ? best.at - 2 : undefined;
}

/**
 * The columns of a page in the order in which they are read: a line across all of them ends what is above it, and what
 * is below is read after it.
 */
export function columnsOf(segments: readonly Segment[], depth = 0): Column[] {
  const gutter = segments.length < 2 * proseLines || depth > 3 ? undefined : gutterOf(segments);
  if (gutter === undefined) return segments.length > 0 ? [segments] : [];
  const columns: Column[] = [];
  let [before, after, across]: [Segment[], Segment[], Segment[]] = [[], [], []];
  const flush = () => {
    columns.push(...columnsOf(before, depth + 1), ...columnsOf(after, depth + 1));
    [before, after] = [[], []];
  };
  const flushAcross = () => {
    if (across.length > 0) columns.push(across);
    across = [];
  };
  for (const segment of segments) {
    if (segment.left < gutter && segment.right > gutter) {
      flush();
      across.push(segment);
    } else {
      flushAcross();
      (segment.right <= gutter ? before : after).push(segment);
    }
  }
  flush();
  flushAcross();
  return columns;
}
