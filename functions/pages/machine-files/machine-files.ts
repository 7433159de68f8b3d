import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { machineFiles } from '#shared/pages/machine-files.ts';
import { textAnswer } from '../answer.ts';
import { atomOf } from './atom.ts';
import { feedLength, feeds } from './feeds.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** Ten minutes are fresh enough for crawlers; what was taken back is gone from here soon after. */
const caching = 'public, max-age=0, s-maxage=600, stale-while-revalidate=60, stale-if-error=86400';

/** Files for crawlers and feed readers; undefined when the path is none of them. */
export async function machineFile(event: HttpEvent, siteUrl: string): Promise<HttpResult | undefined> {
  const path = event.rawPath;
  if (path === machineFiles.robots) return textAnswer(event, 'text/plain', robots(siteUrl), { caching });
  const [, part, isSitemap] = /^\/sitemap(?:-(\d{1,4}))?(\.xml)$/.exec(path) ?? [];
  if (isSitemap) {
    const body = await sitemap(siteUrl, part === undefined ? undefined : Number(part));
    return body === undefined ? undefined : textAnswer(event, 'application/xml', body, { caching });
  }
  const feed = feeds.find((it) => it.path === path);
  if (!feed) return undefined;
  return textAnswer(event, 'application/atom+xml', atomOf(feed, await feed.newest(feedLength), siteUrl), { caching });
}
