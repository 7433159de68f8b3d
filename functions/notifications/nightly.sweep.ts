import { currentSettings } from '#functions/settings/public.ts';
import { minutes } from '#lib/clock.ts';
import { atNight } from '#lib/nightly/nightly.ts';
import { retireBroadcasts } from './broadcast.retention.ts';

/** Runs every three hours, and does its work once a night of the site. */
export async function handler(): Promise<void> {
  const { time_zone } = await currentSettings();
  await atNight({ name: 'notifications', lasts: minutes(3), slice: retireBroadcasts }, time_zone);
}
