import { RawResult, redirect } from '#lib/http/respond.ts';
import { route } from '#lib/http/route.ts';
import { logger } from '#lib/logger.ts';
import { newsletterApi as api } from '#shared/newsletter/api.ts';
import { countOpen, follow } from './tracking.service.ts';

/** One transparent dot. */
const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const picture = new RawResult({
  statusCode: 200,
  headers: { 'content-type': 'image/gif', 'cache-control': 'private, no-store' },
  body: dot,
  isBase64Encoded: true,
});

export const trackingRoutes = [
  route(api.openNewsletter, async ({ params: { token }, request: { headers, isHead } }) => {
    // Whoever reads a mail gets the picture, also while we cannot count.
    await countOpen({ token, headers, isHead }).catch((error: Error) => logger.warn('open not counted', { error }));
    return picture;
  }),
  route(api.followNewsletterLink, async ({ params: { token }, request: { headers, isHead } }) =>
    redirect(await follow({ token, headers, isHead })),
  ),
];
