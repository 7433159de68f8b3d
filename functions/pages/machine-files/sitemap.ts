import { listPublishedTools } from '#functions/ai-tools/public.ts';
import { listPublishedArticles, listPublishedAuthors } from '#functions/articles/public.ts';
import { publishedChanges, publishedShelf } from '#functions/catalog/public.ts';
import { listPublishedPackages } from '#functions/coaching/public.ts';
import { escapeXml } from '#lib/escape.ts';
import { href } from '#shared/pages/href.ts';
import { pages, type SitePage } from '#shared/pages/pages.ts';
import { promptVault } from '../shop.pages.ts';

interface Address {
  readonly path: string;
  /** ISO 8601; absent when unknown. */
  readonly changed?: string;
}

/** The protocol allows 50,000 in one file; a function's response is limited to 6 MB. */
const portion = 20_000;
const head = '<?xml version="1.0" encoding="utf-8"?>';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const plainPages = (): Address[] =>
  [...Object.values<SitePage>(pages).filter(({ indexed, path }) => indexed && !path.includes(':')), promptVault].map(
    ({ path }) => ({ path }),
  );

async function ebooks(): Promise<Address[]> {
  const [shelf, changes] = await Promise.all([publishedShelf(), publishedChanges()]);
  return Array.from({ length: shelf.size }, (_, position) => {
    const { id, published_at, created_at } = shelf.card(position);
    return { path: href('ebook', { id }), changed: changes.get(id) ?? published_at ?? created_at };
  });
}

async function articles(): Promise<Address[]> {
  const addresses: Address[] = [];
  let cursor: string | undefined;
  do {
    const { items, next } = await listPublishedArticles(cursor);
    addresses.push(...items.map(({ slug, updated_at }) => ({ path: href('article', { slug }), changed: updated_at })));
    cursor = next;
  } while (cursor);
  return addresses;
}

const authors = async (): Promise<Address[]> =>
  [...(await listPublishedAuthors())].map(([id, changed]) => ({ path: href('author', { id }), changed }));

const tools = async (): Promise<Address[]> =>
  (await listPublishedTools()).items.map(({ slug, updated_at }) => ({
    path: href('aiTool', { slug }),
    changed: updated_at,
  }));

const packages = async (): Promise<Address[]> =>
  (await listPublishedPackages()).items.map(({ id, updated_at }) => ({
    path: href('coachingPackage', { id }),
    changed: updated_at,
  }));

/** Published addresses, one source per domain. */
const sources: readonly (() => Address[] | Promise<Address[]>)[] = [
  plainPages,
  ebooks,
  articles,
  authors,
  tools,
  packages,
];

const urlOf = ({ path, changed }: Address, siteUrl: string): string =>
  `  <url><loc>${escapeXml(siteUrl + path)}</loc>${changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''}</url>`;

const fileOf = (addresses: readonly Address[], siteUrl: string): string =>
  [head, `<urlset ${namespace}>`, ...addresses.map((it) => urlOf(it, siteUrl)), '</urlset>', ''].join('\n');

function indexOf(parts: number, siteUrl: string): string {
  const part = (_: unknown, index: number) => `  <sitemap><loc>${siteUrl}/sitemap-${index + 1}.xml</loc></sitemap>`;
  return [head, `<sitemapindex ${namespace}>`, ...Array.from({ length: parts }, part), '</sitemapindex>', ''].join(
    '\n',
  );
}

/**
 * One file if all addresses fit, otherwise an index of files. `part` counts from 1; undefined for one that is missing.
 */
export function sitemapOf(addresses: readonly Address[], siteUrl: string, part?: number): string | undefined {
  const parts = Math.ceil(addresses.length / portion);
  if (part === undefined) return parts > 1 ? indexOf(parts, siteUrl) : fileOf(addresses, siteUrl);
  if (part < 1 || part > parts) return undefined;
  return fileOf(addresses.slice((part - 1) * portion, part * portion), siteUrl);
}

export async function sitemap(siteUrl: string, part?: number): Promise<string | undefined> {
  const addresses = await Promise.all(sources.map((read) => read()));
  return sitemapOf(addresses.flat(), siteUrl, part);
}
