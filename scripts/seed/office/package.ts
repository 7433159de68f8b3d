import { strToU8, zipSync } from 'fflate';
import { tag } from './xml.ts';

/*
 * What all Office files have in common: a ZIP of XML parts, a list of their types, and relations between them. Written
 * here because no maintained writer of spreadsheets offers drop-down lists.
 */

const formats = 'http://schemas.openxmlformats.org';
export const relationTypes = `${formats}/officeDocument/2006/relationships`;
const office = 'application/vnd.openxmlformats-officedocument';

/** One part: its path in the ZIP, its content type below Office's own, its root element. */
export interface Part {
  readonly path: string;
  readonly type: string;
  readonly xml: string;
}

/** Type of a relation, and the path it leads to, seen from the part's folder. */
export type Relation = readonly [type: string, target: string];

/** Relations of a part are numbered: the first one is `rId1`. */
const relations = (all: readonly Relation[]): string =>
  tag(
    'Relationships',
    { xmlns: `${formats}/package/2006/relationships` },
    ...all.map(([type, target], index) =>
      tag('Relationship', { Id: `rId${index + 1}`, Type: `${relationTypes}/${type}`, Target: target }),
    ),
  );

const contentTypes = (parts: readonly Part[]): string =>
  tag(
    'Types',
    { xmlns: `${formats}/package/2006/content-types` },
    tag('Default', { Extension: 'rels', ContentType: 'application/vnd.openxmlformats-package.relationships+xml' }),
    tag('Default', { Extension: 'xml', ContentType: 'application/xml' }),
    ...parts.map(({ path, type }) => tag('Override', { PartName: `/${path}`, ContentType: `${office}.${type}+xml` })),
  );

const written = (xml: string): Uint8Array => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`);

/** In local time, as ZIPs store it, so that the same parts make the same bytes on every machine. */
const packedAt = new Date(2026, 0, 1);

/** An Office file of parts. The first one is the document itself, with its relations to the others. */
export function officeFile(parts: readonly [Part, ...Part[]], links: readonly Relation[]): Uint8Array {
  const [{ path }] = parts;
  const [folder, name] = path.split('/');
  const files = {
    '[Content_Types].xml': contentTypes(parts),
    '_rels/.rels': relations([['officeDocument', path]]),
    [`${folder}/_rels/${name}.rels`]: relations(links),
    ...Object.fromEntries(parts.map((part) => [part.path, part.xml])),
  };
  const entries = Object.entries(files).map(([file, xml]) => [file, written(xml)] as const);
  return zipSync(Object.fromEntries(entries), { mtime: packedAt });
}
