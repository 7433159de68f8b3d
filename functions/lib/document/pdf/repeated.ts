import type { Page } from './page.ts';
import { type Row, textOfRow } from './row.ts';
import { headingRatio, styleOf } from './style.ts';

/** Rows at the top and at the foot of a page that may be its head and foot. */
const edgeRows = 3;
/** Pages that a head or foot stands on at least. */
const fewest = 3;

const edges = (page: Page): Row[] => {
  const rows = page.columns.flat().toSorted((a, b) => a.y - b.y);
  return [...new Set([...rows.slice(0, edgeRows), ...rows.slice(-edgeRows)])];
};

/** The same on every page, whatever its number, and at the same height. */
const keyOf = (row: Row): string => {
  const text = textOfRow(row)
    .toLowerCase()
    .replace(/\d+|\b[ivxl]+\b/g, '#')
    .replace(/\s+/g, ' ');
  return `${Math.round(row.y / 4)} ${text}`;
};

/**
 * Only as far out as a head or foot stands, in the upper and lower eighth of the page, and no larger than the text: a
 * heading at the top of each chapter's first page is none.
 */
const isAside = (row: Row, page: Page, bodySize: number): boolean =>
  (row.y < page.height / 8 || row.y > (page.height * 7) / 8) && row.size < bodySize * headingRatio;

const hasText = (page: Page): boolean => page.columns.some((rows) => rows.length > 0);

/**
 * The pages without the heads and feet that come again and again, numbers of pages among them. Where nothing else would
 * be left, they are the text.
 */
export function withoutRepeated(pages: readonly Page[]): readonly Page[] {
  const { bodySize } = styleOf(pages);
  const asides = pages.map((page) => edges(page).filter((row) => isAside(row, page, bodySize)));
  const counts = new Map<string, number>();
  for (const row of asides.flat()) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  const rest = pages.map((page, at) => {
    const dropped = new Set(asides[at]?.filter((row) => (counts.get(keyOf(row)) ?? 0) >= fewest));
    return { ...page, columns: page.columns.map((rows) => rows.filter((row) => !dropped.has(row))) };
  });
  return rest.some(hasText) ? rest : pages;
}
