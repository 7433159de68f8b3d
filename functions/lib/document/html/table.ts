import type { Block, Span, Spans } from '../text/block.ts';
import { textOf } from '../text/plain.ts';
import { piecesOf, spansIn } from './inline.ts';
import { isBlock, type Page } from './page.ts';
import { attribute, childrenOf, type Element, elementsBelow, isElement, type Node } from './tree.ts';

const isCell = (node: Node): node is Element => isElement(node) && (node.tagName === 'td' || node.tagName === 'th');

const rowsOf = (element: Element): Element[] =>
  childrenOf(element).flatMap((node) => {
    if (!isElement(node) || node.tagName === 'table') return [];
    return node.tagName === 'tr' ? [node] : rowsOf(node);
  });

/** Blocks in a cell follow each other with a space. */
const cellSpans = (nodes: readonly Node[], page: Page): Span[] =>
  nodes.flatMap((node) =>
    isBlock(node) ? [...cellSpans(childrenOf(node), page), { text: ' ' }] : spansIn(piecesOf([node], {}, page)),
  );

/** A cell over several columns leaves those after its first empty. */
const spannedCells = (cell: Element, page: Page): Spans[] => {
  const width = Math.min(50, Math.max(1, Number(attribute(cell, 'colspan') ?? 1) || 1));
  return [cellSpans(childrenOf(cell), page), ...Array.from({ length: width - 1 }, (): Spans => [])];
};

const caption = (table: Element, page: Page): Block[] => {
  const element = childrenOf(table).find((node) => isElement(node) && node.tagName === 'caption');
  return element ? [{ kind: 'paragraph', spans: spansIn(piecesOf([element], { bold: true }, page)) }] : [];
};

/** A table of one column, or one around others, only lays a page out: undefined. */
export function tableOf(table: Element, page: Page): Block[] | undefined {
  for (const element of elementsBelow(table)) if (element.tagName === 'table') return undefined;
  const rows = rowsOf(table).map((row) =>
    childrenOf(row)
      .filter(isCell)
      .flatMap((cell) => spannedCells(cell, page)),
  );
  const filled = rows.filter((row) => row.some((cell) => textOf(cell) !== ''));
  const width = Math.max(0, ...filled.map((row) => row.length));
  if (width < 2 || filled.length < 2) return undefined;
  const [head = [], ...body] = filled.map((row) => Array.from({ length: width }, (_, at): Spans => row[at] ?? []));
  return [...caption(table, page), { kind: 'table', head, rows: body }];
}
