import { setTimeout as pause } from 'node:timers/promises';
import { now, seconds } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import type { WaitReason } from '#shared/newsletter/sending-choices.ts';
import { mostTurns, type SendingRun, type Turn, turnSeconds } from '#shared/newsletter/sending-payload.ts';
import { findNewsletter } from '../newsletter.repo.ts';
import { freeze } from './batch/freeze.ts';
import { batchesLeft, nextBatch } from './batch/next-batch.ts';
import type { Written } from './batch/prepare.ts';
import { type BatchEnd, type Lane, sendBatch } from './batch/send-batch.ts';
import { endRound } from './end-round.ts';
import { compileIssue } from './personal-mail.ts';
import { createPace } from './post/pace.ts';
import { openPost } from './post/post.ts';
import { type Allowance, allowance } from './post/quota.ts';
import { createSilence } from './post/silence.ts';
import { findRound, findSending, noteSeen, type StoredRound, type StoredSending } from './sending.repo.ts';
import { startRun } from './start-run.ts';

/** Seconds until a sending tries again, by what it waits for; after an outage twice as long each time, like for a quota at most. */
const waits: Readonly<Record<WaitReason, number>> = { rate: 5, outage: 20, account: 300, quota: 900 };
const waitFor = (reason: WaitReason, outages: number): number =>
  reason === 'outage' ? Math.min(waits.quota, waits.outage * 2 ** outages) : waits[reason];
/** A batch whose worker died is free after a while. */
const untilFree = 15;

/** Side by side, because answers of SES and the table take their time: one lane sends some fifty mails a second at best. */
const lanesFor = (rate: number): number => Math.max(2, Math.min(6, Math.ceil(rate / 50)));

/** How a lane ends: the turn is over, there is something to wait for, or no batch is left that it could send. */
type LaneEnd = Exclude<BatchEnd, 'done'> | 'busy' | 'none';

/** Sends batches until the turn or the round is over, or there is something to wait for. */
async function runLane(lane: Lane, find: () => Promise<StoredRound>): Promise<LaneEnd> {
  for (;;) {
    if (!(await lane.mayGoOn())) return 'over';
    const next = await nextBatch(await find(), lane.owner);
    if (typeof next === 'string') return next;
    const end = await sendBatch(lane, next.batch, next.claimed, pause);
    if (end !== 'done') return end;
  }
}

/** What all lanes say together: something to wait for before anything else. */
function together(ends: readonly LaneEnd[]): LaneEnd {
  const wait = ends.find((end) => end in waits);
  if (wait) return wait;
  if (ends.includes('over')) return 'over';
  return ends.includes('busy') ? 'busy' : 'none';
}

/** A lane that ends finds the batches of the others busy: once all have ended, only those of other workers are. */
async function endOfBusy(round: StoredRound): Promise<LaneEnd> {
  const left = await batchesLeft(round);
  return left === 'free' ? 'over' : left;
}

/** What the lanes of a turn share, and what they have sent. */
function createTurn({ newsletter_id, run }: StoredSending, { rate, remaining }: Allowance, turn: TurnTerms) {
  let isMine = true;
  let left = 0;
  let rest = remaining;
  return {
    left: () => left,
    lane: {
      ...turn,
      pace: createPace(rate),
      async mayGoOn() {
        if (!isMine || turn.isOver()) return false;
        const current = await findSending(newsletter_id);
        isMine = current?.state === 'sending' && current.run === run;
        return isMine;
      },
      take(mails: number) {
        const taken = Math.min(mails, rest);
        rest -= taken;
        return taken;
      },
      settleUp(taken: number, mails: number) {
        rest += taken - mails;
        left += mails;
      },
    },
  };
}
type TurnTerms = Pick<Lane, 'written' | 'post' | 'silence'> & { readonly isOver: () => boolean };

/** Nobody can delete a newsletter that is on its way. */
async function mustFindNewsletter(id: string) {
  const found = await findNewsletter(id);
  if (!found) throw new Error('A newsletter that is being sent is not there');
  return found;
}

async function writtenFor({ newsletter_id }: StoredSending): Promise<Written> {
  const { card, content } = await mustFindNewsletter(newsletter_id);
  const { subject, preheader = '', template_id = null } = card;
  const issue = await compileIssue({ id: newsletter_id, subject, preheader, template_id, content });
  return { issue, texts: [subject, preheader, content] };
}

async function send(sending: StoredSending, round: StoredRound, { isOver, wasAway }: SendTerms) {
  const { newsletter_id } = sending;
  const allowed = await allowance(newsletter_id);
  if (!allowed) return { end: 'outage' } as const;
  const silence = createSilence(wasAway);
  const written = await writtenFor(sending);
  const post = openPost();
  const turn = createTurn(sending, allowed, { written, post, silence, isOver });
  const find = async () => (await findRound(newsletter_id, sending.round)) ?? round;
  const lanes = Array.from({ length: wasAway ? 1 : lanesFor(allowed.rate) }, () => newId('newsletterTask'));
  const begun = performance.now();
  const ends = await Promise.allSettled(lanes.map((owner) => runLane({ ...turn.lane, owner }, find)));
  post.close();
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const said = together(ends.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  const end = said === 'busy' ? await endOfBusy(await find()) : said;
  const elapsed = (performance.now() - begun) / 1000;
  return { end, rate: elapsed > 0 && turn.left() > 0 ? turn.left() / elapsed : undefined };
}
interface SendTerms {
  readonly isOver: () => boolean;
  readonly wasAway: boolean;
}

const until = (waited: number): string => new Date(now() + seconds(waited)).toISOString();

/** The turn after this one: in another execution when this one's history is nearly full. */
async function goOn(run: SendingRun, wait = 0, outages = 0): Promise<Turn> {
  const next = { ...run, turn: run.turn + 1, outages };
  if (next.turn >= mostTurns) {
    await startRun({ ...run, part: run.part + 1, outages }, now() + seconds(wait));
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
    const { card } = await mustFindNewsletter(run.newsletter_id);
    await freeze(round, card.interests ?? [], isOver);
    await noteSeen(sending, {});
    return goOn(run);
  }
  const { end: why, rate } = await send(sending, round, { isOver, wasAway: run.outages > 0 });
  return afterwards(run, sending, why, rate);
}

/** Notes how a turn has ended, and says what follows. */
async function afterwards(run: SendingRun, sending: StoredSending, why: LaneEnd, rate?: number): Promise<Turn> {
  if (why === 'none') {
    await endRound(sending);
    return { next: 'done' };
  }
  if (why === 'over' || why === 'busy') {
    await noteSeen(sending, { rate });
    return goOn(run, why === 'busy' ? untilFree : 0);
  }
  const wait = waitFor(why, run.outages);
  await noteSeen(sending, { rate, wait: { reason: why, until: until(wait) } });
  return goOn(run, wait, why === 'outage' ? run.outages + 1 : 0);
}
