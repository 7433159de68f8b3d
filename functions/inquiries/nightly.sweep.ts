import { currentSettings } from '#functions/settings/public.ts';
import { days, minutes, now } from '#lib/clock.ts';
import { logger } from '#lib/logger.ts';
import { atNight } from '#lib/nightly/nightly.ts';
import { settledDays } from '#shared/inquiries/retention.ts';
import { listDoneUntil } from './inquiry.repo.ts';
import { forgetInquiry } from './sender.repo.ts';

const portion = 25;

/** Deletes some of the inquiries that have been settled for long. One that is changed meanwhile stays. */
async function purgeSome(): Promise<boolean> {
  const until = new Date(now() - days(settledDays)).toISOString();
  const found = await listDoneUntil(until, portion);
  // One after the other: each changes the same counters.
  for (const inquiry of found) await forgetInquiry(inquiry);
  if (found.length > 0) logger.info('settled inquiries deleted', { inquiries: found.length });
  return found.length === portion;
}

/** Runs every three hours, and does its work once a night of the site. */
export async function handler(): Promise<void> {
  const { time_zone } = await currentSettings();
  await atNight({ name: 'inquiries', lasts: minutes(3), slice: purgeSome }, time_zone);
}
