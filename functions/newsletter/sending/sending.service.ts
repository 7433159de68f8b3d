import type { SignedIn, Writer } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { minutes, now, nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { retryOnStaleRevision } from '#lib/managed/retry-on-stale-revision.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { type Part, transact } from '#lib/table/transact.ts';
import { isUnsent, type NewsletterStatus } from '#shared/newsletter/choices.ts';
import type { ResendInput } from '#shared/newsletter/sending.ts';
import type { RoundKind } from '#shared/newsletter/sending-choices.ts';
import { newsletterAudience } from '../audience/audience.service.ts';
import { happenedSoFar } from '../feedback/happened.ts';
import { findContent, type StoredNewsletter } from '../newsletter.repo.ts';
import { newsletters } from '../newsletter.service.ts';
import { isOver } from '../recipient/retention.ts';
import { newTask } from '../task.ts';
import { NobodyToSendTo } from './nobody.ts';
import { compileIssue } from './personal-mail.ts';
import {
  changeSendingItem,
  endRoundItem,
  mustFindSending,
  newRoundItem,
  newSendingItem,
  pauseItem,
  roundsOf,
  type StoredRound,
  type StoredSending,
  underWay,
} from './sending.repo.ts';
import { hasGoneOut, reasonNotToResend, sentTo } from './sending.rules.ts';
import { isSettling } from './sending-progress.service.ts';
import { runTask } from './start-run.ts';

const underWayAlready = 'This newsletter is on its way already';
const endings: Partial<Readonly<Record<NewsletterStatus, string>>> = {
  sending: underWayAlready,
  stopped: 'This newsletter was stopped and cannot be sent again',
};
/** Why nothing begins or changes any more, by where the newsletter or its sending stands. */
const endedAs = (state: NewsletterStatus) => conflict(endings[state] ?? 'This newsletter has been sent already');
const isOld = 'This newsletter began more than a year ago, so who got it is not kept any more';
const isElsewhere = () => conflict('Somebody else has changed this sending. Please look at it again');

/** Later than this after its planned moment, a sending says that it began late. */
const late = minutes(5);

const roundOf = (newsletter_id: string, round: number, kind: RoundKind, started_at: string): StoredRound => ({
  ...{ newsletter_id, round, kind, started_at },
  ...{ batches: 0, total: 0, is_frozen: false, first_open: 1 },
  ...{ sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
});

async function linksOf({ id, subject, preheader = '', template_id }: StoredNewsletter): Promise<string[]> {
  const content = await findContent(id);
  return [...(await compileIssue({ id, subject, preheader, template_id: template_id ?? null, content })).links];
}

/** What a first sending adds to the transaction that marks its newsletter. */
async function firstRound(before: StoredNewsletter): Promise<{ sending: StoredSending; items: Part[] }> {
  const started_at = nowIso();
  const { id: newsletter_id, scheduled_date } = before;
  const isLate = scheduled_date !== undefined && now() - Date.parse(scheduled_date) > late;
  const sending: StoredSending = {
    ...{ newsletter_id, state: 'sending', run: 1, round: 1, under_way: underWay, started_at, seen_at: started_at },
    links: await linksOf(before),
    ...(isLate && { planned_for: scheduled_date }),
  };
  const items = [newSendingItem(sending), newRoundItem(roundOf(newsletter_id, 1, 'audience', started_at))];
  return { sending, items: [{ items, refused: () => conflict(underWayAlready) }] };
}

/**
 * Begins to send a newsletter: from then on it belongs to its readers, and nobody changes it. Whoever comes second, a
 * schedule or an admin, is told so. `mayBegin`: otherwise nothing happens.
 */
export async function sendNewsletter(
  writer: Writer,
  id: string,
  mayBegin: (newsletter: StoredNewsletter) => boolean = () => true,
): Promise<void> {
  const task = await retryOnStaleRevision('sent', async () => {
    const before = await newsletters.mustFind(id);
    if (!mayBegin(before)) return undefined;
    if (!isUnsent(before.status)) throw endedAs(before.status);
    const { count } = await newsletterAudience(before.interests ?? []);
    if (count === 0) throw new NobodyToSendTo();
    const { sending, items } = await firstRound(before);
    const run = runTask({ newsletter_id: id, run: sending.run, part: 1 });
    const change = { status: 'sending', sent_at: sending.started_at, missed_date: undefined } as const;
    await newsletters.save(writer, 'sending', before, change, { also: [...items, outboxItem(run)] });
    return run;
  });
  if (task) await announce([task]);
}

interface Act {
  readonly deed: 'paused' | 'resumed';
  readonly parts: Part[];
}

/** An act on a sending that leaves its newsletter as it is. */
async function act(writer: Writer, { newsletter_id }: StoredSending, { deed, parts }: Act): Promise<void> {
  const { subject: name } = await newsletters.mustFind(newsletter_id);
  const row = auditItem(writer, { action: `newsletter.${deed}`, target: { id: newsletter_id, name } });
  await transact([...parts, row]);
}

/** No mail leaves after those of this moment, until somebody resumes it. */
export async function pauseSending(actor: SignedIn, id: string): Promise<void> {
  const sending = await mustFindSending(id);
  if (sending.state === 'paused') return;
  if (sending.state !== 'sending') throw endedAs(sending.state);
  const pause = { reason: 'admin', at: nowIso(), by: actor.name } as const;
  const parts = [{ items: [pauseItem(sending, pause)], refused: isElsewhere }];
  await act(actor, sending, { deed: 'paused', parts });
}

/** Goes on where it was. What came back or was reported until now pauses it no more. */
export async function resumeSending(actor: SignedIn, id: string): Promise<void> {
  const sending = await mustFindSending(id);
  if (sending.state === 'sending') return;
  if (sending.state !== 'paused') throw endedAs(sending.state);
  if (isOver(sending)) throw conflict(isOld);
  const run = sending.run + 1;
  const forgiven = await happenedSoFar(id);
  const change = { state: 'sending', run, under_way: underWay, seen_at: nowIso() } as const;
  const task = runTask({ newsletter_id: id, run, part: 1 });
  const item = changeSendingItem(sending, ['paused'], { ...change, forgiven }, ['pause', 'wait', 'revivals']);
  const parts = [{ items: [item], refused: isElsewhere }, { items: [outboxItem(task)] }];
  await act(actor, sending, { deed: 'resumed', parts });
  await announce([task]);
}

/** Longer than a worker may still be at it. */
const untilOver = minutes(3);

/**
 * Ends a sending for good, or only its further round: then the newsletter stays sent. What is on its way at this moment is
 * counted once its worker is surely over.
 */
export async function stopSending(actor: SignedIn, id: string): Promise<void> {
  const sending = await mustFindSending(id);
  if (sending.state === 'stopped') return;
  if (sending.state === 'sent') throw endedAs(sending.state);
  const sent_count = sentTo(await roundsOf(id));
  const change = { state: 'stopped', ended_at: nowIso() } as const;
  const item = changeSendingItem(sending, ['sending', 'paused'], change, ['under_way', 'wait', 'pause']);
  const settling = newTask(id, { kind: 'stopped' }, now() + untilOver);
  await retryOnStaleRevision('stopped', async () => {
    const before = await newsletters.mustFind(id);
    const also = [{ items: [item], refused: isElsewhere }, outboxItem(settling)];
    const status = hasGoneOut({ ...sending, ...change }) ? 'sent' : 'stopped';
    await newsletters.save(actor, 'stopped', before, { status, sent_count }, { also });
  });
}

const stillCounted = 'Mails of the round that was stopped are still being counted. Please try again in some minutes';

/** Begins another round of a newsletter that was sent. */
export async function resendNewsletter(actor: SignedIn, id: string, { to }: ResendInput): Promise<void> {
  const sending = await mustFindSending(id);
  const rounds = await roundsOf(id);
  if (!hasGoneOut(sending)) throw sending.state === 'stopped' ? endedAs(sending.state) : conflict(underWayAlready);
  if (await isSettling(sending, rounds.at(-1))) throw conflict(stillCounted);
  const problem = isOver(sending) ? isOld : reasonNotToResend(rounds, to);
  if (problem) throw conflict(problem);
  const [round, run] = [sending.round + 1, sending.run + 1];
  const started_at = nowIso();
  const forgiven = await happenedSoFar(id);
  const change = { state: 'sending', run, round, under_way: underWay, seen_at: started_at, forgiven } as const;
  const items = [
    changeSendingItem(sending, ['sent', 'stopped'], change, ['ended_at', 'wait', 'revivals']),
    newRoundItem(roundOf(id, round, to, started_at)),
    // One that was stopped ends with its sending, which goes on from here.
    ...(sending.state === 'stopped' ? [endRoundItem(sending, sending.ended_at)] : []),
  ];
  const task = runTask({ newsletter_id: id, run, part: 1 });
  await retryOnStaleRevision('sent', async () => {
    const before = await newsletters.mustFind(id);
    const also = [{ items, refused: isElsewhere }, outboxItem(task)];
    await newsletters.save(actor, 'resent', before, { status: 'sending' }, { also });
  });
  await announce([task]);
}
