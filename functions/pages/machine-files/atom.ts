import { escapeXml } from '#lib/escape.ts';
import { brand } from '#shared/brand.ts';
import type { Feed, FeedEntry } from './feeds.ts';

/** Update time of an empty feed. */
const never = '1970-01-01T00:00:00.000Z';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const author = (name: string): string => `<author>${element('name', name)}</author>`;

const entryOf = ({ title, path, summary, published, updated, author: by }: FeedEntry, siteUrl: string): string =>
  [
    '  <entry>',
    `    ${element('title', title)}`,
    `    ${element('id', siteUrl + path)}`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>`,
    `    ${element('published', published)}`,
    `    ${element('updated', updated)}`,
    ...(by ? [`    ${author(by)}`] : []),
    `    ${element('summary', summary)}`,
    '  </entry>',
  ].join('\n');

/** A feed as Atom (RFC 4287). */
export function atomOf({ path, title, about }: Feed, entries: readonly FeedEntry[], siteUrl: string): string {
  const updated = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), never);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  ${element('title', title)}`,
    `  ${element('id', siteUrl + path)}`,
    `  <link rel="self" type="application/atom+xml" href="${siteUrl}${path}"/>`,
    `  <link rel="alternate" type="text/html" href="${siteUrl}${about}"/>`,
    `  ${element('updated', updated)}`,
    `  ${author(brand.name)}`,
    ...entries.map((entry) => entryOf(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}
