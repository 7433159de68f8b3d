import { setTimeout as pause } from 'node:timers/promises';
import { now, seconds } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { WaitReason } from '#shared/newsletter/sending-choices.ts';
import { mostTurns, type SendingRun, type Turn, turnSeconds } from '#shared/newsletter/sending-payload.ts';
import { findNewsletter } from '../newsletter.repo.ts';
import {
  type BatchKey,
  batchNumber,
  claimBatch,
  findBatch,
  isFree,
  progressFrom,
  type StoredProgress,
} from './batch.repo.ts';
import { endRound } from './end-round.ts';
import { freeze } from './freeze.ts';
import { createPace } from './pace.ts';
import { compileIssue } from './personal-mail.ts';
import { allowance } from './quota.ts';
import { type BatchEnd, type Lane, sendBatch } from './send-batch.ts';
import {
  findRound,
  findSending,
  noteFirstOpen,
  noteSeen,
  type StoredRound,
  type StoredSending,
} from './sending.repo.ts';
import { startRun } from './start-run.ts';

/** Seconds until a sending tries again, by what it waits for. */
const waits: Readonly<Record<WaitReason, number>> = { rate: 5, outage: 20, account: 300, quota: 900 };
/** A batch whose worker died is free after a while. */
const untilFree = 15;

/** Batches that are looked at for one to send. */
const window = 20;

/** What is to be done of a round: the first batches that are free, and whether others belong to workers. */
interface Open {
  readonly free: readonly (readonly [key: BatchKey, known: StoredProgress | undefined])[];
  readonly isBusy: boolean;
  readonly first_open: number;
}

/** Looks at the batches from the first one on that is not known to be done. */
async function openBatches({ newsletter_id, round, batches, first_open: from }: StoredRound): Promise<Open> {
  for (let first_open = from; first_open <= batches; first_open += window) {
    const progress = await progressFrom(newsletter_id, round, first_open, window);
    const last = Math.min(batches, first_open + window - 1);
    const numbers = Array.from({ length: last - first_open + 1 }, (_, i) => first_open + i);
    const open = numbers.filter((number) => !progress.get(batchNumber(number))?.is_done);
    const [first] = open;
    if (first === undefined) continue;
    const known = open.map((number) => {
      const key: BatchKey = { newsletter_id, round, number: batchNumber(number) };
      return [key, progress.get(key.number)] as const;
    });
    const free = known.filter(([, each]) => isFree(each));
    return { free, isBusy: free.length < known.length, first_open: first };
  }
  return { free: [], isBusy: false, first_open: batches + 1 };
}

/** A batch to send, that all are done, or that the others belong to other workers. */
async function nextBatch(round: StoredRound, owner: string) {
  const { free, isBusy, first_open } = await openBatches(round);
  if (first_open > round.first_open) await noteFirstOpen(round, first_open);
  for (const [key, known] of free) {
    const claimed = await claimBatch(key, known, owner);
    const batch = claimed && (await findBatch(key));
    if (claimed && batch) return { batch, claimed };
  }
  return isBusy || free.length > 0 ? 'busy' : 'none';
}

/** Side by side, because an answer of SES takes its time: one lane sends some fifty mails a second. */
const lanesFor = (rate: number): number => Math.max(1, Math.min(6, Math.ceil(rate / 50)));

/** Sends batches until the turn or the round is over, or there is something to wait for. */
async function runLane(lane: Lane, find: () => Promise<StoredRound>): Promise<BatchEnd | 'none' | 'busy'> {
  for (;;) {
    if (!(await lane.mayGoOn())) return 'over';
    const next = await nextBatch(await find(), lane.owner);
    if (typeof next === 'string') return next;
    const end = await sendBatch(lane, next.batch, next.claimed, pause);
    if (end !== 'done') return end;
  }
}

/** What all lanes say together: something to wait for before anything else. */
function together(ends: readonly (BatchEnd | 'none' | 'busy')[]): BatchEnd | 'none' | 'busy' {
  const wait = ends.find((end) => end in waits);
  if (wait) return wait;
  if (ends.includes('over')) return 'over';
  return ends.includes('busy') ? 'busy' : 'none';
}

/** A lane that ends finds the batches of the others busy: once all have ended, only those of other workers are. */
async function busyWith(round: StoredRound): Promise<'over' | 'busy' | 'none'> {
  const { free, isBusy } = await openBatches(round);
  if (free.length > 0) return 'over';
  return isBusy ? 'busy' : 'none';
}

async function send(sending: StoredSending, isOver: () => boolean) {
  const { newsletter_id, run } = sending;
  const found = await findNewsletter(newsletter_id);
  const round = await findRound(newsletter_id, sending.round);
  if (!found || !round) throw new Error('A newsletter that is being sent is not there');
  const { subject, preheader = '', template_id = null } = found.card;
  const { rate, remaining } = await allowance();
  let isMine = true;
  let left = 0;
  let allowed = remaining;
  const begun = performance.now();
  const lane = {
    issue: await compileIssue({ id: newsletter_id, subject, preheader, template_id, content: found.content }),
    texts: [subject, preheader, found.content],
    pace: createPace(rate),
    async mayGoOn() {
      if (!isMine || isOver()) return false;
      const current = await findSending(newsletter_id);
      isMine = current?.state === 'sending' && current.run === run;
      return isMine;
    },
    take(mails: number) {
      const taken = Math.min(mails, allowed);
      allowed -= taken;
      return taken;
    },
    left(mails: number) {
      left += mails;
    },
  };
  const find = async () => (await findRound(newsletter_id, sending.round)) ?? round;
  const lanes = Array.from({ length: lanesFor(rate) }, () => ({ ...lane, owner: newId('newsletterTask') }));
  const ends = await Promise.allSettled(lanes.map((each) => runLane(each, find)));
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const said = together(ends.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  const end = said === 'busy' ? await busyWith(await find()) : said;
  const elapsed = (performance.now() - begun) / 1000;
  return { end, rate: elapsed > 0 && left > 0 ? left / elapsed : undefined };
}

const until = (waited: number): string => new Date(now() + seconds(waited)).toISOString();

/** The turn after this one: in another execution when this one's history is nearly full. */
async function goOn(run: SendingRun, wait = 0): Promise<Turn> {
  const next = { ...run, turn: run.turn + 1 };
  if (next.turn >= mostTurns) {
    await startRun({ ...run, part: run.part + 1, turn: 0 });
    return { next: 'done' };
  }
  return wait > 0 ? { ...next, next: 'wait', seconds: wait } : { ...next, next: 'go' };
}

/**
 * One turn of a sending: freezes its audience, or sends for some seconds. Any turn may be run again, or beside another one:
 * what it does is claimed before.
 */
export async function takeTurn(run: SendingRun): Promise<Turn> {
  const end = now() + seconds(turnSeconds);
  const isOver = () => now() >= end;
  const sending = await findSending(run.newsletter_id);
  if (sending?.state !== 'sending' || sending.run !== run.run) return { next: 'done' };
  const round = await findRound(sending.newsletter_id, sending.round);
  if (!round) throw new Error('A round of a newsletter is not there');
  if (!round.is_frozen) {
    const card = await findNewsletter(run.newsletter_id);
    await freeze(round, card?.card.interests ?? [], isOver);
    await noteSeen(sending, {});
    return goOn(run);
  }
  const { end: why, rate } = await send(sending, isOver);
  if (why === 'none') {
    await endRound(sending);
    return { next: 'done' };
  }
  if (why === 'over' || why === 'done') {
    await noteSeen(sending, { rate });
    return goOn(run);
  }
  if (why === 'busy') {
    await noteSeen(sending, { rate });
    return goOn(run, untilFree);
  }
  await noteSeen(sending, { rate, wait: { reason: why, until: until(waits[why]) } });
  return goOn(run, waits[why]);
}
