import { attribute, type Element, elementsBelow, isElement, type Node } from './tree.ts';

/** What a page refers to, resolved by the reader that knows where the page lies. */
export interface Page {
  /** The name of the figure that a source refers to; undefined when there is none that can be shown. */
  figure(source: string, alt: string): string | undefined;
  /** The key of the note that an address leads to. */
  noteKey(href: string): string;
  /** Whether a key is that of a note: an address that leads there is a reference to it. */
  isNote(key: string): boolean;
}

const types = (element: Element): string[] =>
  [attribute(element, 'epub:type'), attribute(element, 'role')?.replace(/^doc-/, '')].join(' ').split(/\s+/);
const noteTypes = ['footnote', 'endnote', 'rearnote', 'note'];

export const isReference = (element: Element): boolean => types(element).includes('noteref');
export const isNoteElement = (element: Element): boolean => types(element).some((type) => noteTypes.includes(type));
const isPageBreak = (element: Element): boolean => types(element).includes('pagebreak');

/** Mammoth's notes have no type; their ids say what they are. */
const namedNote = /^(foot|end)note-\d+$/;

/** The ids of a page that notes stand under. */
export const noteIds = (elements: Iterable<Element>): string[] =>
  [...elements].flatMap((element) => {
    const id = attribute(element, 'id');
    return id && (isNoteElement(element) || namedNote.test(id)) ? [id] : [];
  });

const unread = new Set(
  'script style head template noscript iframe object embed audio video canvas map form button select textarea svg math'.split(
    ' ',
  ),
);
export const isUnread = (element: Element): boolean =>
  unread.has(element.tagName) ||
  isPageBreak(element) ||
  attribute(element, 'hidden') !== undefined ||
  /display\s*:\s*none/i.test(attribute(element, 'style') ?? '');

const blocks = new Set(
  'address article aside blockquote center details dd div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul body html'.split(
    ' ',
  ),
);
export const isBlock = (node: Node): node is Element => isElement(node) && blocks.has(node.tagName);

/** An inline element around blocks, such as a link around a whole heading, is read like a `div`. */
export const holdsBlocks = (element: Element): boolean => {
  for (const below of elementsBelow(element)) if (blocks.has(below.tagName)) return true;
  return false;
};
