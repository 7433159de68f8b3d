import type { Span } from '../text/block.ts';
import { isReference, isUnread, type Page } from './page.ts';
import { attribute, childrenOf, type Element, isElement, isText, type Node, textBelow } from './tree.ts';

export type Style = Omit<Span, 'text' | 'note'>;
/** Text, or a picture that stands in it. */
export type Piece = Span | { readonly figure: string; readonly alt: string };

const styles: Readonly<Record<string, Style>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  cite: { italic: true },
  dfn: { italic: true },
  var: { italic: true },
  code: { code: true },
  kbd: { code: true },
  samp: { code: true },
  tt: { code: true },
};

/** The text alternative of a picture says nothing when it is the name of its file. */
const altOf = (element: Element): string => {
  const alt = attribute(element, 'alt') ?? '';
  return /^\S+\.(png|jpe?g|gif|webp|svg|tiff?|bmp|emf|wmf)$/i.test(alt) ? '' : alt;
};

function picture(element: Element, page: Page): Piece[] {
  const source = attribute(element, 'src') ?? attribute(element, 'xlink:href') ?? attribute(element, 'href') ?? '';
  const alt = altOf(element);
  const figure = page.figure(source, alt);
  return figure === undefined ? [] : [{ figure, alt }];
}

/** A reference to a note: said by its type, or a short mark that leads to one. */
function reference(element: Element, page: Page): string | undefined {
  const href = attribute(element, 'href');
  if (href === undefined || !href.includes('#')) return undefined;
  const key = page.noteKey(href);
  return page.isNote(key) && (isReference(element) || textBelow(element).trim().length <= 6) ? key : undefined;
}

function elementPieces(element: Element, style: Style, page: Page): Piece[] {
  if (element.tagName === 'svg') return pictureOfDrawing(element, page);
  if (isUnread(element)) return [];
  if (element.tagName === 'br') return [{ ...style, text: '\n' }];
  if (element.tagName === 'img' || element.tagName === 'image') return picture(element, page);
  if (element.tagName === 'a') {
    const note = reference(element, page);
    if (note !== undefined) return [{ text: '', note }];
    const href = attribute(element, 'href');
    return piecesOf(childrenOf(element), href && /^https?:/i.test(href) ? { ...style, href } : style, page);
  }
  return piecesOf(childrenOf(element), { ...style, ...styles[element.tagName] }, page);
}

/** EPUBs wrap their covers in drawings: a drawing that shows one picture is that picture. */
const pictureOfDrawing = (element: Element, page: Page): Piece[] =>
  childrenOf(element).flatMap((node) =>
    isElement(node) ? (node.tagName === 'image' ? picture(node, page) : pictureOfDrawing(node, page)) : [],
  );

/** The runs of text and the pictures of inline content. */
export const piecesOf = (nodes: readonly Node[], style: Style, page: Page): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    if (isText(node)) return [{ ...style, text: node.value }];
    return isElement(node) ? elementPieces(node, style, page) : [];
  });

export const spansIn = (pieces: readonly Piece[]): Span[] =>
  pieces.flatMap((piece) => ('text' in piece ? [piece] : []));
