import { SaxesParser, type SaxesTagNS } from 'saxes';
import { DocumentRefused } from '../refused.ts';

export interface XmlElement {
  /** Without its prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The elements around it, outermost first. */
  readonly path: readonly string[];
  text: string;
}

const attributesOf = (tag: SaxesTagNS): Record<string, string> =>
  Object.fromEntries(Object.values(tag.attributes).map(({ local, value }) => [local, value]));

/**
 * All elements of an XML part, in the order in which they end, each with the text directly in it. Entities are not
 * expanded and nothing is fetched.
 */
export function xmlElements(source: string, deepest: number): XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw new DocumentRefused(
      'damaged',
      'A part of this file is no valid XML. Export it again from the program that made it.',
      error,
    );
  });
  parser.on('opentag', (tag) => {
    if (open.length >= deepest)
      throw new DocumentRefused('damaged', 'The elements of this file are nested more deeply than can be read.');
    open.push({ name: tag.local, attributes: attributesOf(tag), path: open.map(({ name }) => name), text: '' });
  });
  parser.on('text', (text) => {
    const last = open.at(-1);
    if (last) last.text += text;
  });
  parser.on('closetag', () => {
    const ended = open.pop();
    if (ended) found.push(ended);
  });
  parser.write(source.replace(/^\uFEFF/, '')).close();
  return found;
}
