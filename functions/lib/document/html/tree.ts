import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { DocumentRefused } from '../refused.ts';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;

const voidElements = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is Tree.TextNode => node.nodeName === '#text';
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((it) => it.name === name || (it.prefix && `${it.prefix}:${it.name}` === name))?.value;

/** How deep elements are nested, from their tags alone: asked before a parser builds a tree of them. */
function depthOf(source: string): number {
  let [depth, deepest] = [0, 0];
  for (const [tag, closing, name = ''] of source.matchAll(/<(\/?)([A-Za-z][\w:-]*)(?![\w:-])[^<>]*>/g)) {
    if (closing) depth = Math.max(0, depth - 1);
    else if (!tag.endsWith('/>') && !voidElements.has(name.toLowerCase())) deepest = Math.max(deepest, ++depth);
  }
  return deepest;
}

/** `<title/>` is whole in XHTML, and in HTML the beginning of a title that takes the rest of the page with it. */
const withoutEmptyTags = (source: string): string =>
  source.replace(/<([A-Za-z][\w:-]*)(?![\w:-])([^<>]*)\/>/g, (tag, name: string, rest: string) =>
    voidElements.has(name.toLowerCase()) ? tag : `<${name}${rest}></${name}>`,
  );

/** The tree of a page of HTML or XHTML. Nothing that it refers to is opened. */
export function parseHtml(source: string, deepest: number): Tree.Document {
  const whole = withoutEmptyTags(source);
  if (depthOf(whole) > deepest)
    throw new DocumentRefused('damaged', 'The elements of this text are nested more deeply than can be read.');
  return parse(whole);
}

export const childrenOf = (node: Tree.Document | Element): readonly Node[] => node.childNodes;

/** All text below an element, as it is written. */
export const textBelow = (element: Element): string =>
  childrenOf(element)
    .map((node) =>
      isText(node) ? node.value : isElement(node) ? (node.tagName === 'br' ? '\n' : textBelow(node)) : '',
    )
    .join('');

export function* elementsBelow(node: Tree.Document | Element): Generator<Element> {
  for (const child of childrenOf(node))
    if (isElement(child)) {
      yield child;
      yield* elementsBelow(child);
    }
}
