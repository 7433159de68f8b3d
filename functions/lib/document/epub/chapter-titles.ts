import type { Archive } from '../archive/archive.ts';
import { readMarkup } from '../archive/markup.ts';
import { xmlElements } from '../archive/xml.ts';
import type { Reading } from '../document.ts';
import { attribute, elementsBelow, parseHtml, textBelow } from '../html/tree.ts';
import { DocumentRefused } from '../refused.ts';
import { oneLine } from '../text/clean.ts';
import type { Manifest } from './package.ts';
import { resolvedPath } from './paths.ts';

type ChapterTitles = ReadonlyMap<string, string>;
type Entry = readonly [page: string, title: string];

async function fromNav(archive: Archive, nav: string, reading: Reading): Promise<Entry[]> {
  const tree = parseHtml(await readMarkup(archive, nav, reading), reading.limits.depth);
  return [...elementsBelow(tree)].flatMap((element): Entry[] => {
    const href = element.tagName === 'a' ? attribute(element, 'href') : undefined;
    return href ? [[resolvedPath(nav, href), oneLine(textBelow(element))]] : [];
  });
}

/** In an NCX the label of a point ends before its `content`. */
async function fromNcx(archive: Archive, ncx: string, reading: Reading): Promise<Entry[]> {
  let title = '';
  return xmlElements(await readMarkup(archive, ncx, reading), reading.limits.depth).flatMap(
    ({ name, attributes, text }): Entry[] => {
      if (name === 'text') title = oneLine(text);
      return name === 'content' && attributes.src ? [[resolvedPath(ncx, attributes.src), title]] : [];
    },
  );
}

async function entriesOf(archive: Archive, { nav, ncx }: Manifest, reading: Reading): Promise<Entry[]> {
  if (nav && archive.has(nav)) return fromNav(archive, nav, reading);
  return ncx && archive.has(ncx) ? fromNcx(archive, ncx, reading) : [];
}

/**
 * The title of each page, as the table of contents has it; the first entry of a page counts. A table that cannot be read
 * costs the titles, not the book.
 */
export async function chapterTitles(archive: Archive, manifest: Manifest, reading: Reading): Promise<ChapterTitles> {
  const entries = await entriesOf(archive, manifest, reading).catch((error) => {
    if (!(error instanceof DocumentRefused) || error.code !== 'damaged') throw error;
    reading.remarks.push({ where: 'table of contents', sentence: 'The table of contents could not be read.' });
    return [];
  });
  return new Map(entries.filter(([, title]) => title !== '').reverse());
}
