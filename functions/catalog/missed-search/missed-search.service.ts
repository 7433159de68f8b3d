import { setTimeout as pause } from 'node:timers/promises';
import { siteDay } from '#functions/settings/public.ts';
import type { Actor } from '#lib/actor.ts';
import { isBot } from '#lib/browser/bots.ts';
import { now } from '#lib/clock.ts';
import type { RequestInfo } from '#lib/http/event.ts';
import { logger } from '#lib/logger.ts';
import { isFirstOfFew } from '#lib/once/first-today.ts';
import { findsNothing } from '../card/card.service.ts';
import { countMissed } from './missed-search.repo.ts';
import { missedTerm } from './missed-search.rules.ts';

/** No reader waits longer for being counted. Milliseconds. */
const longestWait = 150;
/** So many different terms of a visitor count on a day: nobody fills the list alone. */
const mostOfVisitor = 20;

/**
 * Counts a search of the shop that found nothing because of its words, once per visitor, term and day. Admins and bots are
 * left out. The answer never fails because of it.
 */
export async function noteMissedSearch(words: string, actor: Actor | undefined, request: RequestInfo): Promise<void> {
  const term = missedTerm(words);
  if (!term || actor?.isAdmin || isBot(request.headers)) return;
  const noted = note(term, request).catch((error: Error) => logger.warn('search not counted', { error }));
  await Promise.race([noted, pause(longestWait)]);
}

async function note(term: string, request: RequestInfo): Promise<void> {
  // Another filter may have been the reason.
  if (!(await findsNothing(term))) return;
  const day = await siteDay(now());
  if (await isFirstOfFew(request, day, ['missed search', term], mostOfVisitor)) await countMissed(day, term);
}
