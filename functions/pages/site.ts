import type { HttpEvent, HttpResult } from '#lib/http/event.ts';
import { logger } from '#lib/logger.ts';
import { briefCaching, moved, textAnswer } from './answer.ts';
import { documentWriter, type Parts } from './document.ts';
import { pageFinder } from './find-page.ts';
import { firstScreen } from './first-screen.ts';
import { headOf } from './head.ts';
import { machineFile } from './machine-files.ts';
import type { Page } from './page.ts';

const notFound: Page = { title: 'Page not found', path: '/', indexed: false };
/** What the application shows instead it says itself; whoever collects pages should come again. */
const away: Page = { title: '', path: '/', indexed: false };

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
  const pageAnswer = async (event: HttpEvent, page: Page, more: Parameters<typeof textAnswer>[3]) => {
    const address = `${event.rawPath}?${event.rawQueryString}`;
    return textAnswer(event, 'text/html', write(await partsOf(page, address)), more);
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
