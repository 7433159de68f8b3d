import { headingLevel } from '../text/block.ts';
import type { Page } from './page.ts';
import { type Row, textOfRow } from './row.ts';

/** How the text of a document is set, found from all of it. Sizes and distances in points. */
export interface TextStyle {
  readonly bodySize: number;
  /** From line to line within a paragraph of the body, in sizes of its letters. */
  readonly leading: number;
  /** The level of a heading of this size; undefined for the body and what is smaller. */
  headingLevel(size: number): 1 | 2 | 3 | undefined;
}

/** How much larger than the body a heading is, and how much of the text may be set so large. */
const headingRatio = 1.14;
const headingShare = 0.2;

const mostFrequent = <T>(weights: ReadonlyMap<T, number>): T | undefined =>
  [...weights].toSorted((a, b) => b[1] - a[1])[0]?.[0];

const add = <T>(weights: Map<T, number>, key: T, weight: number) => weights.set(key, (weights.get(key) ?? 0) + weight);
const half = (value: number): number => Math.round(value * 2) / 2;

function leadingOf(rows: readonly (readonly Row[])[], bodySize: number): number {
  const distances = new Map<number, number>();
  for (const column of rows)
    for (const [at, row] of column.entries()) {
      const distance = ((column[at + 1]?.y ?? 0) - row.y) / row.size;
      if (half(row.size) === bodySize && distance > 0.8 && distance < 3)
        add(distances, Math.round(distance * 20) / 20, 1);
    }
  return mostFrequent(distances) ?? 1.2;
}

/** The size in which most of the letters are set, the distance of its lines, and the sizes that are headings. */
export function styleOf(pages: readonly Page[]): TextStyle {
  const columns = pages.flatMap((page) => page.columns);
  const sizes = new Map<number, number>();
  for (const row of columns.flat()) add(sizes, half(row.size), textOfRow(row).length);
  const bodySize = mostFrequent(sizes) ?? 10;
  const letters = [...sizes.values()].reduce((sum, count) => sum + count, 0);
  const larger = [...sizes].filter(
    ([size, count]) => size >= bodySize * headingRatio && count <= letters * headingShare,
  );
  const levels = new Map(
    larger
      .map(([size]) => size)
      .sort((a, b) => b - a)
      .map((size, at) => [size, headingLevel(at + 1)]),
  );
  return { bodySize, leading: leadingOf(columns, bodySize), headingLevel: (size) => levels.get(half(size)) };
}
