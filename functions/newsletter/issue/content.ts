import { parseFragment } from 'parse5';
import { attribute, childrenOf, type Element, isElement, type Node } from '#lib/document/html/tree.ts';

/** The text of a newsletter, read for a mail. */
export interface Content {
  readonly nodes: readonly Node[];
  /** The site that relative addresses belong to. */
  readonly site: string;
}

/** Sanitised HTML as nodes. The sanitiser has limited how deep they are nested. */
export const parsedContent = (html: string, site: string): Content => ({
  nodes: parseFragment(html).childNodes,
  site,
});

/**
 * An address as mails need it: with its host. Undefined for what leads nowhere from a mail, such as a place in the text
 * itself, because mail programs drop the ids.
 */
export function absolute(address: string | undefined, site: string): string | undefined {
  if (!address || address.startsWith('#')) return undefined;
  return URL.parse(address, site)?.href;
}

/** Mails have no players: the video's own page, where the player's address names it. */
export function videoPage(player: string): string {
  const id = /\/(?:embed|video)\/([\w-]+)/.exec(player)?.[1];
  if (!id) return player;
  return player.includes('vimeo') ? `https://vimeo.com/${id}` : `https://www.youtube.com/watch?v=${id}`;
}

export const videoTitle = (frame: Element): string => {
  const title = attribute(frame, 'title')?.trim();
  return title ? `Watch the video: ${title}` : 'Watch the video';
};

export const classOf = (element: Element): string => attribute(element, 'class') ?? '';

/** The names of callouts by class, as the site says them. */
export const calloutName = (element: Element): string =>
  ({ 'callout-tip': 'Tip', 'callout-warning': 'Warning' })[classOf(element)] ?? 'Note';

/** The elements directly below with one of these names. */
export const elementsIn = (element: Element, ...names: string[]): Element[] =>
  childrenOf(element).filter((node): node is Element => isElement(node) && names.includes(node.tagName));

/** The rows of a table, in the order in which they are shown. */
export const rowsOf = (table: Element): Element[] =>
  [table, ...elementsIn(table, 'thead'), ...elementsIn(table, 'tbody'), ...elementsIn(table, 'tfoot')].flatMap((part) =>
    elementsIn(part, 'tr'),
  );
