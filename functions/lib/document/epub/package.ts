import type { Archive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import { type XmlElement, xmlElements } from '../archive/xml.ts';
import type { Reading } from '../document.ts';
import { DocumentRefused } from '../refused.ts';
import { oneLine } from '../text/clean.ts';
import { resolvedPath } from './paths.ts';

export interface Manifest {
  readonly title?: string;
  readonly author?: string;
  readonly language?: string;
  /** Names in the archive of the pages, in the order in which they are read. */
  readonly spine: readonly string[];
  readonly cover?: string;
  /** The table of contents for people (EPUB 3) and for programs (EPUB 2). */
  readonly nav?: string;
  readonly ncx?: string;
}

const damaged = () =>
  new DocumentRefused(
    'damaged',
    'This EPUB does not say which pages it has. Export it again from the program that made it.',
  );

/** The name in the archive of the document that says what the book consists of. */
export async function packagePath(archive: Archive, reading: Reading): Promise<string> {
  const container = xmlElements(await readMarkup(archive, 'META-INF/container.xml', reading), reading.limits.depth);
  const path = container.find(({ name }) => name === 'rootfile')?.attributes['full-path'];
  if (!path) throw damaged();
  return resolvedPath('', path);
}

const metadata = (elements: readonly XmlElement[], name: string): string | undefined =>
  elements
    .filter((it) => it.name === name && it.path.includes('metadata'))
    .map((it) => oneLine(it.text))
    .find((text) => text !== '');

function coverOf(elements: readonly XmlElement[], items: readonly XmlElement[]): XmlElement | undefined {
  const isCover = (item: XmlElement) => item.attributes.properties?.split(' ').includes('cover-image');
  const id = elements.find(({ name, attributes }) => name === 'meta' && attributes.name === 'cover')?.attributes
    .content;
  return items.find(isCover) ?? items.find(({ attributes }) => attributes.id === id);
}

/** What the package of an EPUB declares: its metadata, and the pages in their order. */
export async function readPackage(archive: Archive, reading: Reading): Promise<Manifest> {
  const path = await packagePath(archive, reading);
  const elements = xmlElements(await readMarkup(archive, path, reading), reading.limits.depth);
  const items = elements.filter(({ name, path }) => name === 'item' && path.includes('manifest'));
  const nameOf = (item: XmlElement | undefined) =>
    item?.attributes.href ? resolvedPath(path, item.attributes.href) : undefined;
  const byId = new Map(items.map((item) => [item.attributes.id, item]));
  const refs = elements.filter(({ name, path }) => name === 'itemref' && path.includes('spine'));
  const spine = refs.flatMap(({ attributes }) => nameOf(byId.get(attributes.idref)) ?? []);
  if (spine.length === 0) throw damaged();
  return {
    title: metadata(elements, 'title'),
    author: metadata(elements, 'creator'),
    language: metadata(elements, 'language'),
    spine: [...new Set(spine)],
    cover: nameOf(coverOf(elements, items)),
    nav: nameOf(items.find(({ attributes }) => attributes.properties?.split(' ').includes('nav'))),
    ncx: nameOf(items.find(({ attributes }) => attributes['media-type'] === 'application/x-dtbncx+xml')),
  };
}
