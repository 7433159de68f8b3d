import { schedule } from '#lib/actor.ts';
import { days, now } from '#lib/clock.ts';
import { DomainError } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import type { Broadcast } from '#shared/notifications/broadcast.ts';
import { allBroadcasts, toBroadcast } from './broadcast.repo.ts';
import { broadcasts, deleteBroadcast, isLive } from './broadcast.service.ts';

/** How long one without an end is shown after somebody has last looked after it, and one that is over is kept. */
const aYear = days(365);

/** What a night does with a broadcast. */
export function dueFor(broadcast: Broadcast): 'end' | 'delete' | undefined {
  const { updated_at, expires_at } = broadcast;
  const touched = Math.max(Date.parse(updated_at), expires_at ? Date.parse(expires_at) : 0);
  if (touched + aYear > now()) return undefined;
  return isLive(broadcast) ? 'end' : 'delete';
}

/** Decides from what the table has now: the list may be late, and another run or an admin faster. */
async function retire(id: string): Promise<void> {
  const before = await broadcasts.find(id);
  const due = before && dueFor(toBroadcast(before));
  if (!due) return;
  try {
    await (due === 'end'
      ? broadcasts.save(schedule, 'updated', before, { active: false })
      : deleteBroadcast(schedule, id));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    logger.info('notification changed meanwhile', { id, code: error.code });
  }
}

/** All at once: there are five hundred at most, and few are due in one night. */
export async function retireBroadcasts(): Promise<false> {
  for (const { id } of (await allBroadcasts()).filter(dueFor)) await retire(id);
  return false;
}
