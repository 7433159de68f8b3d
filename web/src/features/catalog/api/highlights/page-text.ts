import type { PlainBook, Section } from '#shared/library/anchor.ts';
import type { Passage } from '#shared/library/similar-words.ts';

/** A book on the page: its plain text, and which piece of the page each part of it is. */
export interface PageText extends PlainBook {
  readonly root: HTMLElement;
  readonly pieces: readonly { readonly node: Text; readonly start: number }[];
}

/** Elements that are lines of the plain text. */
const lines = 'p, li, td, th, h2, h3, h4, pre, figcaption';
const levels: Readonly<Record<string, number>> = { H2: 0, H3: 1, H4: 2 };
const headingId = /^sec-(.*)$/;

function sectionOf(line: Element | null, start: number): Section | undefined {
  const anchor = headingId.exec(line?.id ?? '')?.[1];
  return line && anchor !== undefined ? { anchor, level: levels[line.tagName] ?? 0, start } : undefined;
}

/**
 * Numbers of notes come and go with editions, and nobody means them when marking a sentence; what a picture shows is said
 * only while it is not there.
 */
const isText = (node: Node): number =>
  node.parentElement?.closest('.note-reference, .beside-text') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;

/** Reads a book's text from the page. Nothing on the page is changed. */
export function readPage(root: HTMLElement): PageText {
  let text = '';
  let line: Element | null = null;
  const pieces: { node: Text; start: number }[] = [];
  const sections: Section[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, isText);
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const its = node.parentElement?.closest(lines) ?? null;
    if (its !== line && text !== '') text += '\n';
    const section = its === line ? undefined : sectionOf(its, text.length);
    if (section) sections.push(section);
    line = its;
    pieces.push({ node, start: text.length });
    text += node.data;
  }
  return { root, text, sections, pieces };
}

/** The part of the page that shows a passage. Undefined when the page has changed since it was read. */
export function rangeOf({ pieces }: PageText, { start, end }: Passage): Range | undefined {
  const first = pieces.findLast((piece) => piece.start <= start);
  const last = pieces.findLast((piece) => piece.start < end);
  if (!first?.node.isConnected || !last?.node.isConnected) return undefined;
  const range = document.createRange();
  range.setStart(first.node, Math.min(start - first.start, first.node.length));
  range.setEnd(last.node, Math.min(end - last.start, last.node.length));
  return range;
}

/** Where a point of the page is in the text: the end of it for a point behind it. */
export function placeOf({ pieces, text }: PageText, node: Node, offset: number): number {
  const own = pieces.find((piece) => piece.node === node);
  if (own) return own.start + offset;
  const point = document.createRange();
  point.setStart(node, offset);
  return pieces.find((piece) => point.comparePoint(piece.node, 0) >= 0)?.start ?? text.length;
}

/** What is selected of the text, without spaces at its ends. Undefined when that is nothing, or begins outside. */
export function selectedPassage(page: PageText, selection: Selection | null): Passage | undefined {
  if (!selection?.rangeCount || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!page.root.contains(range.startContainer)) return undefined;
  const from = placeOf(page, range.startContainer, range.startOffset);
  const to = placeOf(page, range.endContainer, range.endOffset);
  const words = page.text.slice(from, to);
  const start = from + (words.length - words.trimStart().length);
  const end = start + words.trim().length;
  return end > start ? { start, end } : undefined;
}

/** Where a person has pressed in the text. */
export function pressedPlace(page: PageText, x: number, y: number): number | undefined {
  const caret = document.caretPositionFromPoint?.(x, y);
  const range = caret ? undefined : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = caret ? [caret.offsetNode, caret.offset] : [range?.startContainer, range?.startOffset];
  return node && page.root.contains(node) ? placeOf(page, node, offset ?? 0) : undefined;
}
