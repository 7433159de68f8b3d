import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { logger } from '#lib/logger.ts';
import { href } from '#shared/pages/href.ts';
import { briefCaching, moved, textAnswer } from './answer.ts';
import { documentWriter, type Parts } from './document.ts';
import { pageFinder } from './find-page.ts';
import { firstScreen } from './first-screen.ts';
import { headOf } from './head.ts';
import { machineFile } from './machine-files/machine-files.ts';
import type { Page } from './page.ts';

const notFound: Page = { title: 'Page not found', path: href('home'), indexed: false };
/** Served with a 503, so that crawlers come back; the application shows its own message. */
const unavailable: Page = { title: '', path: href('home'), indexed: false };

/**
 * Personal pages are isolated from windows of other sites. Public entry pages omit the header: it would make the
 * browser discard the process that it has just created for the visitor (decision 020).
 */
const openerPolicy = ({ indexed }: Page): Record<string, string> =>
  indexed ? {} : { 'cross-origin-opener-policy': 'same-origin' };

/** A missing file does not deserve an HTML page. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** Serves the application's addresses with the built page and the metadata of each. */
export function siteOf(shell: string, siteUrl: string): (event: HttpEvent) => Promise<HttpResult> {
  const write = documentWriter(shell);
  const findPage = pageFinder(siteUrl);
  const partsOf = async (page: Page, address: string): Promise<Parts> => {
    const { answers = [], isDrawn } = page;
    return { head: headOf(page, siteUrl), answers, markup: isDrawn ? await firstScreen(address, answers) : '' };
  };
  const pageAnswer = async (event: HttpEvent, page: Page, more: { status?: number; caching?: string }) => {
    const address = `${event.rawPath}?${event.rawQueryString}`;
    const html = write(await partsOf(page, address));
    return textAnswer(event, 'text/html', html, { ...more, headers: openerPolicy(page) });
  };
  return async (event) => {
    const query = new URLSearchParams(event.rawQueryString);
    try {
      const file = await machineFile(event, siteUrl);
      if (file) return file;
      const found = await findPage(event.rawPath, query);
      if (found && 'movedTo' in found) return moved(found.movedTo);
      if (found) return await pageAnswer(event, found, {});
    } catch (error) {
      logger.error('page not rendered', { path: event.rawPath, error: error as Error });
      const answer = await pageAnswer(event, unavailable, { status: 503, caching: 'no-store' });
      return { ...answer, headers: { ...answer.headers, 'retry-after': '5' } };
    }
    const missing = { status: 404, caching: briefCaching };
    return isFile(event.rawPath)
      ? textAnswer(event, 'text/plain', 'Not found\n', missing)
      : pageAnswer(event, notFound, missing);
  };
}
