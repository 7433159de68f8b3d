import type { Archive } from '#lib/document/archive/archive.ts';
import type { Reading } from '#lib/document/document.ts';
import { packagePath } from '#lib/document/epub/package.ts';
import { resolvedPath } from '#lib/document/epub/paths.ts';
import { DocumentRefused } from '#lib/document/refused.ts';
import type { License } from '../license.ts';
import { colophonPage } from './colophon.ts';
import { type EncodedXml, encodedXml } from './encoded-xml.ts';
import { type Outline, outlineOf } from './outline.ts';

const mediaType = 'application/xhtml+xml';

/** The first of `license`, `license-2`, … that is not taken. */
function freeName(isTaken: (name: string) => boolean): string {
  let name = 'license';
  for (let number = 2; isTaken(name); number++) name = `license-${number}`;
  return name;
}

/** Names in an archive of EPUB must differ by more than their case. */
function freeFile(archive: Archive, path: string, { addresses }: Outline): string {
  const taken = new Set(
    [...archive.names, ...addresses.map((it) => resolvedPath(path, it))].map((it) => it.toLowerCase()),
  );
  return `${freeName((name) => taken.has(resolvedPath(path, `${name}.xhtml`).toLowerCase()))}.xhtml`;
}

/** The reading system sets the page, also where all others have a fixed layout: nothing says how large it would have to be. */
function withPage(text: string, outline: Outline, href: string): string {
  const { manifest, spine, ids, isFixed, version } = outline;
  const id = freeName((name) => ids.has(name));
  const flows = isFixed && isThree(version) ? ' properties="rendition:layout-reflowable"' : '';
  const additions = [
    { at: manifest.end, tag: `<${manifest.prefix}item id="${id}" href="${href}" media-type="${mediaType}"/>` },
    { at: spine.end, tag: `<${spine.prefix}itemref idref="${id}"${flows}/>` },
  ];
  return additions
    .toSorted((a, b) => b.at - a.at)
    .reduce((changed, { at, tag }) => `${changed.slice(0, at)}${tag}\n${changed.slice(at)}`, text);
}

const isThree = (version: string): boolean => version.trim().startsWith('3');

async function packageText(archive: Archive, path: string, { limits }: Reading): Promise<EncodedXml> {
  const bytes = await archive.read(path);
  const source = bytes.length > limits.markup ? undefined : encodedXml(bytes);
  if (!source) throw new DocumentRefused('damaged', 'The package document of this EPUB cannot be read.');
  return source;
}

/** The entries with which an EPUB has the buyer's mark on a page of its own, its last: that page, and the package document. */
export async function addPage(archive: Archive, license: License, reading: Reading): Promise<Map<string, Buffer>> {
  const path = await packagePath(archive, reading);
  const { text, encode } = await packageText(archive, path, reading);
  const outline = outlineOf(text, reading.limits.depth);
  const href = freeFile(archive, path, outline);
  const page = colophonPage(license, isThree(outline.version));
  return new Map([
    [path, encode(withPage(text, outline, href))],
    [resolvedPath(path, href), Buffer.from(page)],
  ]);
}
