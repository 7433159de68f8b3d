import { type Block, headingLevel, type Span, type Spans } from '../text/block.ts';
import { plainText, textOf } from '../text/plain.ts';
import { type Piece, piecesOf, spansIn } from './inline.ts';
import { listOf } from './list.ts';
import { holdsBlocks, isBlock, isNoteElement, isUnread, type Page } from './page.ts';
import { tableOf } from './table.ts';
import { attribute, childrenOf, type Element, elementsBelow, isElement, type Node, textBelow } from './tree.ts';

const hasWords = (spans: Spans): boolean => textOf(spans) !== '' || spans.some((span) => span.note !== undefined);

/** A paragraph, and the pictures that stood in it, below it. */
function paragraphOf(pieces: readonly Piece[]): Block[] {
  const spans = spansIn(pieces);
  const figures = pieces.flatMap((piece): Block[] =>
    'figure' in piece ? [{ kind: 'figure', name: piece.figure, alt: piece.alt, caption: '' }] : [],
  );
  return [...(hasWords(spans) ? [{ kind: 'paragraph', spans } as const] : []), ...figures];
}

const figuresIn = (pieces: readonly Piece[]): Block[] => paragraphOf(pieces.filter((piece) => 'figure' in piece));

function heading(element: Element, page: Page): Block[] {
  const pieces = piecesOf(childrenOf(element), {}, page);
  const text = textOf(spansIn(pieces));
  const level = headingLevel(Number(element.tagName.slice(1)));
  return [...(text ? [{ kind: 'heading', level, text } as const] : []), ...figuresIn(pieces)];
}

const paragraphsIn = (blocks: readonly Block[]): Spans[] =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.spans] : []));

/** Quoted paragraphs; what else is in a quote stays a block of its own. */
function quote(element: Element, page: Page): Block[] {
  const inner = blocksOf(childrenOf(element), page);
  const paragraphs = paragraphsIn(inner);
  if (paragraphs.length < inner.length) return inner;
  return paragraphs.length > 0 ? [{ kind: 'quote', paragraphs }] : [];
}

/** A picture with its caption; anything else in a `figure` is read as it is. */
function figure(element: Element, page: Page): Block[] {
  const isCaption = (node: Node) => isElement(node) && node.tagName === 'figcaption';
  const caption = childrenOf(element).find(isCaption);
  const inner = blocksOf(
    childrenOf(element).filter((node) => !isCaption(node)),
    page,
  );
  const below = caption ? blocksOf(childrenOf(caption as Element), page) : [];
  const last = inner.at(-1);
  if (last?.kind !== 'figure' || below.length === 0) return [...inner, ...below];
  const text = paragraphsIn(below).map(textOf).join(' ');
  return [...inner.slice(0, -1), { ...last, caption: text }, ...below.filter((block) => block.kind !== 'paragraph')];
}

const noteSpans = (block: Block): Span[] =>
  block.kind === 'paragraph' ? [...block.spans, { text: ' ' }] : [{ text: `${plainText(block)} ` }];

/** The number at the start of a note and the arrow that leads back from its end say nothing in another place. */
function note(element: Element, key: string, page: Page): Block {
  const spans = blocksOf(childrenOf(element), { ...page, isNote: () => false }).flatMap(noteSpans);
  const [first, ...rest] = spans.map((span) => ({ ...span, text: span.text.replace(/\uFE0E|[↑↩]/g, '') }));
  const text = first?.text.replace(/^\s*[[(]?\d{1,4}[\])]?[.:]?\s+/, '') ?? '';
  return { kind: 'note', key, spans: first ? [{ ...first, text }, ...rest] : [] };
}

/** The note that an element is, by its own id or that of an element that begins it. */
function noteKeyOf(element: Element, page: Page): string | undefined {
  const id = attribute(element, 'id');
  const key = id === undefined ? undefined : page.noteKey(`#${id}`);
  return key !== undefined && page.isNote(key) ? key : undefined;
}

function definitions(element: Element, page: Page): Block[] {
  return childrenOf(element).flatMap((node): Block[] => {
    if (!isElement(node)) return [];
    if (node.tagName === 'dt') return paragraphOf(piecesOf(childrenOf(node), { bold: true }, page));
    return blocksOf(childrenOf(node), page);
  });
}

/** A list that holds notes is no list, but the notes; one with pictures or tables in it is read item by item. */
function list(element: Element, page: Page): Block[] {
  const below = [...elementsBelow(element)];
  if (below.some((it) => noteKeyOf(it, page) !== undefined || ['img', 'table', 'pre'].includes(it.tagName)))
    return childrenOf(element).flatMap((node) => (isElement(node) ? blockOf(node, page) : []));
  const found = listOf(element, page);
  return found.items.length > 0 ? [found] : [];
}

function code(element: Element): Block[] {
  const text = textBelow(element);
  return text.trim() ? [{ kind: 'code', text }] : [];
}

function blockOf(element: Element, page: Page): Block[] {
  const key = noteKeyOf(element, page);
  if (key !== undefined && (isNoteElement(element) || element.tagName === 'li')) return [note(element, key, page)];
  if (isUnread(element)) return [];
  if (/^h[1-6]$/.test(element.tagName)) return heading(element, page);
  if (element.tagName === 'ul' || element.tagName === 'ol' || element.tagName === 'menu') return list(element, page);
  if (element.tagName === 'table') return tableOf(element, page) ?? blocksOf(childrenOf(element), page);
  if (element.tagName === 'blockquote') return quote(element, page);
  if (element.tagName === 'pre') return code(element);
  if (element.tagName === 'figure') return figure(element, page);
  if (element.tagName === 'dl') return definitions(element, page);
  return blocksOf(childrenOf(element), page);
}

/** The blocks of a page of HTML, in the order of its text. */
export function blocksOf(nodes: readonly Node[], page: Page): Block[] {
  const blocks: Block[] = [];
  let run: Piece[] = [];
  const flush = () => {
    blocks.push(...paragraphOf(run));
    run = [];
  };
  for (const node of nodes) {
    if (isBlock(node) || (isElement(node) && holdsBlocks(node))) {
      flush();
      blocks.push(...blockOf(node, page));
    } else run.push(...piecesOf([node], {}, page));
  }
  flush();
  return blocks;
}
