import type { Segment } from './line.ts';

/** Segments of one column, in reading order. */
export type Column = readonly Segment[];

const widthOf = (segments: readonly Segment[]) => ({
  left: Math.min(...segments.map((it) => it.left)),
  right: Math.max(...segments.map((it) => it.right)),
});
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Of a column: its lines at least, the share of its width that most of them fill, its width in sizes of the letters. */
const prose = { lines: 5, fill: 0.55, width: 14 };

/** Whether this is running text: cells of a table are shorter, and code beside its comments is no column. */
function isProse(side: readonly Segment[]): boolean {
  const { left, right } = widthOf(side);
  const lines = new Set(side.map((it) => Math.round(it.y)));
  if (lines.size < prose.lines || side.length > lines.size * 1.3) return false;
  if (side.filter((it) => it.isMono).length > side.length / 2) return false;
  const isWide = right - left >= prose.width * median(side.map((it) => it.size));
  return isWide && median(side.map((it) => it.right - it.left)) >= prose.fill * (right - left);
}

/** Lines that begin in one column and end in another: titles, and figures over the whole width. */
const mostAcross = 0.35;

const isAcross = (segment: Segment, at: number): boolean => segment.left < at && segment.right > at;
const shareAcross = (segments: readonly Segment[], at: number): number =>
  segments.filter((it) => isAcross(it, at)).length / segments.length;

const sides = (segments: readonly Segment[], at: number) => [
  segments.filter((it) => it.right <= at),
  segments.filter((it) => it.left >= at),
];

/** Where the left column ends and the right one begins: the place that the fewest lines cross, if both sides are prose. */
function gutterOf(segments: readonly Segment[]): number | undefined {
  if (segments.length < 2 * prose.lines) return undefined;
  const { left, right } = widthOf(segments);
  const [from, to] = [left + 0.2 * (right - left), left + 0.8 * (right - left)];
  const starts = new Set(segments.map((it) => Math.round(it.left) - 2).filter((at) => at > from && at < to));
  const shares = [...starts].map((at) => ({ at, share: shareAcross(segments, at) }));
  const best = shares.toSorted((a, b) => a.share - b.share)[0];
  return best && best.share <= mostAcross && sides(segments, best.at).every(isProse) ? best.at : undefined;
}

/** The gutter that the pages of a document have in common: it also divides one with a figure or table in a column. */
export function commonGutter(pages: readonly (readonly Segment[])[]): number | undefined {
  const found = pages.flatMap((segments) => gutterOf(segments) ?? []);
  const middle = median(found);
  const near = found.filter((at) => Math.abs(at - middle) < 12);
  return near.length >= 2 && near.length > pages.length / 4 ? middle : undefined;
}

const dividedAt = (segments: readonly Segment[], common: number | undefined): number | undefined =>
  gutterOf(segments) ??
  (common !== undefined && shareAcross(segments, common) <= mostAcross && sides(segments, common).some(isProse)
    ? common
    : undefined);

/**
 * The columns of a page in the order in which they are read: a line across all of them ends what is above it, and what
 * is below is read after it.
 */
export function columnsOf(segments: readonly Segment[], common?: number, depth = 0): Column[] {
  const gutter = depth > 3 ? undefined : dividedAt(segments, common);
  if (gutter === undefined) return segments.length > 0 ? [segments] : [];
  const columns: Column[] = [];
  let [before, after, across]: [Segment[], Segment[], Segment[]] = [[], [], []];
  const flush = () => {
    columns.push(...columnsOf(before, undefined, depth + 1), ...columnsOf(after, undefined, depth + 1));
    [before, after] = [[], []];
  };
  const flushAcross = () => {
    if (across.length > 0) columns.push(across);
    across = [];
  };
  for (const segment of segments) {
    if (isAcross(segment, gutter)) {
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
