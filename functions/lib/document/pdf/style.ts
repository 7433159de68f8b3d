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

/** How much larger than the body a heading is. */
export const headingRatio = 1.14;
/** How much of the text may be set so large. */
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

/** Pages that a title may stand on, and how many more a document has for that to say anything. */
const titlePages = 2;

/** Sizes that only the first pages have are those of a title, however many: they share the first level. */
function levelsOf(sizes: readonly number[], pages: readonly Page[]): Map<number, 1 | 2 | 3> {
  const rows = pages.slice(titlePages).flatMap((page) => page.columns.flat());
  const later = new Set(rows.map((row) => half(row.size)));
  const titles = pages.length > 2 * titlePages ? sizes.filter((size) => !later.has(size)) : [];
  const first = titles.length > 0 ? 2 : 1;
  const others = sizes.filter((size) => !titles.includes(size)).sort((a, b) => b - a);
  return new Map([
    ...titles.map((size) => [size, 1] as const),
    ...others.map((size, at) => [size, headingLevel(first + at)] as const),
  ]);
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
  const levels = levelsOf(
    larger.map(([size]) => size),
    pages,
  );
  return { bodySize, leading: leadingOf(columns, bodySize), headingLevel: (size) => levels.get(half(size)) };
}
