import { escapeHtml, scriptJson } from '#lib/escape.ts';
import { brand } from '#shared/brand.ts';
import { imageSize, siteImagePath } from '#shared/pages/share-images.ts';
import { feeds } from './machine-files/feeds.ts';
import type { Page } from './page.ts';

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}">`;

const documentTitle = (title: string): string => (title ? `${title} · ${brand.name}` : brand.name);

function sharing(page: Page, siteUrl: string): string[] {
  const image = siteUrl + (page.image ?? siteImagePath);
  const title = page.title || brand.name;
  const description = page.description ?? brand.tagline;
  return [
    property('og:site_name', brand.name),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', siteUrl + page.path),
    property('og:image', image),
    property('og:image:width', String(imageSize.width)),
    property('og:image:height', String(imageSize.height)),
    property('og:image:alt', title),
    ...Object.entries(page.properties ?? {}).map(([name, content]) => property(name, content)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
  ];
}

const alternates = (siteUrl: string): string[] =>
  feeds.map(
    ({ path, title }) =>
      `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${siteUrl}${path}">`,
  );

/** The head of an existing page. */
export function headOf(page: Page, siteUrl: string): string {
  const url = siteUrl + page.path;
  return [
    `<title>${escapeHtml(documentTitle(page.title))}</title>`,
    named('description', page.description ?? brand.tagline),
    ...(page.indexed
      ? [`<link rel="canonical" href="${escapeHtml(url)}">`, ...sharing(page, siteUrl), ...alternates(siteUrl)]
      : [named('robots', 'noindex')]),
    ...(page.things ?? []).map((thing) => `<script type="application/ld+json">${scriptJson(thing)}</script>`),
  ].join('\n    ');
}
