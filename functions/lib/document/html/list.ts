import type { Item, List, Span } from '../text/block.ts';
import { textOf } from '../text/plain.ts';
import { piecesOf, spansIn } from './inline.ts';
import type { Page } from './page.ts';
import { attribute, childrenOf, type Element, isElement, type Node } from './tree.ts';

const isList = (node: Node): node is Element => isElement(node) && ['ul', 'ol', 'menu'].includes(node.tagName);

/** The lists in an item, wherever in it they stand; those within them are theirs. */
const listsIn = (nodes: readonly Node[]): Element[] =>
  nodes.flatMap((node) => (isList(node) ? [node] : isElement(node) ? listsIn(childrenOf(node)) : []));

/** An item's own text: paragraphs follow each other with a space, lists in it are left out. */
const ownSpans = (nodes: readonly Node[], page: Page): Span[] =>
  nodes.flatMap((node): Span[] => {
    if (isList(node)) return [];
    if (isElement(node) && listsIn([node]).length > 0) return ownSpans(childrenOf(node), page);
    return [
      ...spansIn(piecesOf([node], {}, page)),
      ...(isElement(node) && node.tagName === 'p' ? [{ text: ' ' }] : []),
    ];
  });

const isFilled = ({ spans, inner }: Item): boolean =>
  inner !== undefined || textOf(spans) !== '' || spans.some((span) => span.note);

/** Items of all lists, one after another, with what is nested in them behind them: the text has two levels only. */
const flatItems = (lists: readonly Element[], page: Page): Item[] =>
  lists.flatMap((list) =>
    childrenOf(list).flatMap((node): Item[] => {
      if (!isElement(node)) return [];
      if (isList(node)) return flatItems([node], page);
      return [{ spans: ownSpans(childrenOf(node), page) }, ...flatItems(listsIn(childrenOf(node)), page)];
    }),
  );

const startOf = (list: Element): number | undefined => {
  if (list.tagName !== 'ol') return undefined;
  const start = Number(attribute(list, 'start') ?? 1);
  return Number.isInteger(start) && start >= 0 && start < 1_000_000 ? start : 1;
};

function itemOf(node: Element, page: Page): Item {
  const lists = listsIn(childrenOf(node));
  const items = flatItems(lists, page).filter(isFilled);
  const inner: List | undefined =
    lists[0] && items.length > 0 ? { kind: 'list', start: startOf(lists[0]), items } : undefined;
  return { spans: ownSpans(childrenOf(node), page), ...(inner ? { inner } : {}) };
}

/** A list with at most one level in it. Items that are themselves lists, as some programs write them, join the one before. */
export function listOf(list: Element, page: Page): List {
  const items: Item[] = [];
  for (const node of childrenOf(list)) {
    if (!isElement(node)) continue;
    const last = items.at(-1);
    if (isList(node) && last && !last.inner)
      items[items.length - 1] = {
        ...last,
        inner: { kind: 'list', start: startOf(node), items: flatItems([node], page).filter(isFilled) },
      };
    else items.push(itemOf(node, page));
  }
  return { kind: 'list', start: startOf(list), items: items.filter(isFilled) };
}
