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
/** What the application shows instead it says itself; whoever collects pages should come again. */
const away: Page = { title: '', path: href('home'), indexed: false };

/**
 * No window of another site keeps hold of a page that is for one person. Where everybody arrives this is left out: the
 * browser would throw the process away that it has just made for the visitor (decision 020).
 */
const openerPolicy = ({ indexed }: Page): Record<string, string> =>
  indexed ? {} : { 'cross-origin-opener-policy': 'same-origin' };

/** A file that nobody has is not worth a page. */
const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path);

/** Answers addresses of the application with the built page, told what is there. */
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
      logger.error('no page', { path: event.rawPath, error: error as Error });
      const answer = await pageAnswer(event, away, { status: 503, caching: 'no-store' });
      return { ...answer, headers: { ...answer.headers, 'retry-after': '5' } };
    }
    const missing = { status: 404, caching: briefCaching };
    return isFile(event.rawPath)
      ? textAnswer(event, 'text/plain', 'Not found\n', missing)
      : pageAnswer(event, notFound, missing);
  };
}
