import { schedule } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { minutes, now, nowIso } from '#lib/clock.ts';
import { eachOnItsOwn } from '#lib/each-on-its-own.ts';
import { DomainError } from '#lib/errors.ts';
import { logger } from '#lib/logger.ts';
import { report } from '#lib/metrics.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { transactUnlessRefused } from '#lib/table/transact.ts';
import { dueNewsletters, type StoredNewsletter } from '../newsletter.repo.ts';
import { newsletters } from '../newsletter.service.ts';
import { NobodyToSendTo } from './nobody.ts';
import { changeSendingItem, pauseItem, type StoredSending, sendingsUnderWay } from './sending.repo.ts';
import { runTask } from './start-run.ts';

/** A newsletter whose moment has come and who nobody would get: it becomes a draft again, so that somebody looks at it. */
async function takeBack(id: string): Promise<void> {
  const before = await newsletters.mustFind(id);
  if (before.status !== 'scheduled') return;
  const change = { status: 'draft', scheduled_date: undefined, missed_date: before.scheduled_date } as const;
  await newsletters.save(schedule, 'unscheduled', before, change);
}

/** The list of what is due may be some moments old: whoever has moved the newsletter since has moved it. */
const isStillDue = ({ status, scheduled_date = '' }: StoredNewsletter): boolean =>
  status === 'scheduled' && Date.parse(scheduled_date) <= now();

/** Begins to send what is due: once, and late if nothing ran at its moment. One that cannot begin keeps no other from it. */
export async function sendDue(): Promise<void> {
  const { sendNewsletter } = await import('./sending.service.ts');
  await eachOnItsOwn(await dueNewsletters(nowIso()), async ({ id }) => {
    try {
      await sendNewsletter(schedule, id, isStillDue);
    } catch (error) {
      if (!(error instanceof DomainError && error.code === 'conflict')) throw error;
      logger.warn('scheduled newsletter not sent', { newsletter_id: id, error });
      // Otherwise somebody was faster.
      if (error instanceof NobodyToSendTo) await takeBack(id);
    }
  });
}

/** How long the worker of a sending may be unseen, beyond what it has said to wait. */
const unseenFor = minutes(5);

const isDead = ({ seen_at, wait }: StoredSending): boolean =>
  Math.max(Date.parse(seen_at), wait ? Date.parse(wait.until) : 0) + unseenFor < now();

/** How often a sending is given to another worker before somebody has to look at it. */
const mostRevivals = 3;

/** None of its workers got through a turn: it waits for somebody instead of going on for ever. */
async function giveUp(sending: StoredSending): Promise<void> {
  const { newsletter_id } = sending;
  const name = (await newsletters.mustFind(newsletter_id)).subject;
  const row = auditItem(schedule, {
    action: 'newsletter.paused',
    target: { id: newsletter_id, name },
    after: { reason: 'errors' },
  });
  if (!(await transactUnlessRefused([pauseItem(sending, { reason: 'errors', at: nowIso() }), row]))) return;
  logger.error('a newsletter cannot go on', { newsletter_id });
  report('tasksGivenUp', 1);
}

async function revive(sending: StoredSending): Promise<void> {
  const { newsletter_id, revivals = 0 } = sending;
  if (revivals >= mostRevivals) return giveUp(sending);
  const run = sending.run + 1;
  const task = runTask({ newsletter_id, run, part: 1 });
  const change = changeSendingItem(sending, ['sending'], { run, seen_at: nowIso(), revivals: revivals + 1 });
  if (!(await transactUnlessRefused([change, outboxItem(task)]))) return;
  logger.warn('sending of a newsletter revived', { newsletter_id, run });
  await announce([task]);
}

/** Has sendings go on whose execution has died, or was never started. */
export const reviveSendings = async (): Promise<void> =>
  eachOnItsOwn((await sendingsUnderWay()).filter(isDead), revive);
