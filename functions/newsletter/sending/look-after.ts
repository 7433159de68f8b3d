import { schedule } from '#lib/actor.ts';
import { minutes, now, nowIso } from '#lib/clock.ts';
import { DomainError } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { dueNewsletters } from '../newsletter.repo.ts';
import { newsletters } from '../newsletter.service.ts';
import { changeSendingItem, type StoredSending, sendingsUnderWay } from './sending.repo.ts';
import { runTask } from './start-run.ts';

/** A newsletter whose moment has come and who nobody would get: it becomes a draft again, so that somebody looks at it. */
async function takeBack(id: string): Promise<void> {
  const before = await newsletters.mustFind(id);
  if (before.status !== 'scheduled') return;
  await newsletters.save(schedule, 'unscheduled', before, { status: 'draft', scheduled_date: undefined });
}

/** Begins to send what is due: once, and late if nothing ran at its moment. */
export async function sendDue(): Promise<void> {
  for (const { id } of await dueNewsletters(nowIso())) {
    try {
      await (await import('./sending.service.ts')).sendNewsletter(schedule, id);
    } catch (error) {
      // Somebody was faster, or it has no audience.
      if (!(error instanceof DomainError)) throw error;
      logger.warn('scheduled newsletter not sent', { newsletter_id: id, error });
      await takeBack(id);
    }
  }
}

/** How long the worker of a sending may be unseen, beyond what it has said to wait. */
const unseenFor = minutes(5);

const isDead = ({ seen_at, wait }: StoredSending): boolean =>
  Math.max(Date.parse(seen_at), wait ? Date.parse(wait.until) : 0) + unseenFor < now();

/** Has sendings go on whose execution has died, or was never started. */
export async function reviveSendings(): Promise<void> {
  for (const sending of (await sendingsUnderWay()).filter(isDead)) {
    const { newsletter_id } = sending;
    const run = sending.run + 1;
    const task = runTask({ newsletter_id, run, part: 1 });
    const change = changeSendingItem(sending, ['sending'], { run, seen_at: nowIso() });
    if (!(await transactUnlessRefused([change, outboxItem(task)]))) continue;
    logger.warn('sending of a newsletter revived', { newsletter_id, run });
    await announce([task]);
  }
}
