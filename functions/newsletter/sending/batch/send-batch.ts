import { seconds } from '#lib/clock.ts';
import type { WaitReason } from '#shared/newsletter/sending-choices.ts';
import { settle } from '../../recipient/recipient.repo.ts';
import type { Pace } from '../post/pace.ts';
import type { Outcome } from '../post/post.rules.ts';
import type { Post } from '../post/post.ts';
import type { Silence } from '../post/silence.ts';
import { forgetAddress, noteUntried, releaseBatch, type StoredBatch, type StoredProgress } from './batch.repo.ts';
import { countBatch } from './count-batch.ts';
import { type Prepared, prepare, stillOpen, type Written } from './prepare.ts';

/** What the batches of one turn have in common. */
export interface Lane {
  readonly written: Written;
  readonly post: Post;
  readonly pace: Pace;
  readonly silence: Silence;
  /** Names this worker. */
  readonly owner: string;
  /** Whether the turn is over, or the sending was paused or stopped. Asked before each group of mails. */
  readonly mayGoOn: () => Promise<boolean>;
  /** Takes from what the day still allows: how many mails may leave, of so many. */
  readonly take: (mails: number) => number;
  /** Gives back mails that were taken and did not leave, and counts those that did. */
  readonly settleUp: (taken: number, left: number) => void;
}

/** How a batch ended for now: done, given back because the turn is over, or because SES takes no more. */
export type BatchEnd = 'done' | 'over' | WaitReason;

/** Mails that leave side by side: enough for the rate, few enough that a crash leaves few uncertain. */
const groupSize = ({ pace, silence }: Lane): number =>
  silence.isProbing ? 1 : Math.max(1, Math.min(25, Math.ceil(pace.rate / 2)));

/** Sends to one recipient and stores what became of it; undefined for whoever gets nothing. */
async function deliver({ pace, post, silence }: Lane, batch: StoredBatch, one: Prepared): Promise<Outcome | undefined> {
  const { placed } = one;
  if ('isRemoved' in one) {
    await settle(placed, 'suppressed');
    // Of whoever was removed not even the address stays.
    if (one.isRemoved) await forgetAddress(batch, placed.place);
    return undefined;
  }
  if ('broken' in one) return void (await settle(placed, 'failed', one.broken));
  await pace.turn();
  const outcome = await post.send(one.mail);
  silence.heard(outcome);
  if (outcome.state !== 'unsent')
    await settle(placed, outcome.state, outcome.state === 'failed' ? outcome.reason : undefined);
  return outcome;
}

/** What a group came to. */
interface Delivered {
  /** The places that surely got no mail, and will. */
  readonly unsent: readonly number[];
  /** Mails that have left, or may have. */
  readonly left: number;
  readonly wait?: WaitReason | undefined;
  /** Something could not be stored. */
  readonly error?: unknown;
}

/** Sends to a group, and waits for all of it whatever happens: what is left running leaves when nobody expects it. */
async function deliverAll(lane: Lane, batch: StoredBatch, group: readonly Prepared[]): Promise<Delivered> {
  const unsent: number[] = [];
  let left = 0;
  let wait: WaitReason | undefined;
  const ends = await Promise.allSettled(
    group.map(async (one) => {
      const outcome = await deliver(lane, batch, one);
      if (outcome?.state === 'sent' || outcome?.state === 'uncertain') left += 1;
      if (outcome?.state !== 'unsent') return;
      unsent.push(one.placed.place);
      wait = outcome.wait;
    }),
  );
  const failed = ends.find(({ status }) => status === 'rejected');
  if (!wait && lane.silence.isLong) wait = 'outage';
  return { unsent, left, wait, ...(failed?.status === 'rejected' && { error: failed.reason }) };
}

/** How often SES may ask for fewer mails in a row before the turn ends. */
const mostThrottled = 5;
const breath = seconds(1);

/**
 * Mails a claimed batch, group by group: which recipients are about to be tried is noted before, so that nobody is tried
 * twice whatever happens, and only those of one group are uncertain after a crash.
 */
export async function sendBatch(
  lane: Lane,
  batch: StoredBatch,
  { untried }: StoredProgress,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<BatchEnd> {
  let open = untried ? await stillOpen(batch, untried) : batch.recipients.map((_, place) => place);
  for (let throttled = 0; open.length > 0; ) {
    if (!(await lane.mayGoOn())) return giveBack(batch, lane.owner, 'over');
    const size = lane.take(Math.min(open.length, groupSize(lane)));
    if (size === 0) return giveBack(batch, lane.owner, 'quota');
    const group = await prepare(lane.written, batch, open.slice(0, size));
    open = open.slice(size);
    if (!(await noteUntried(batch, lane.owner, open))) {
      lane.settleUp(size, 0);
      return 'over';
    }
    const { unsent, left, wait, error } = await deliverAll(lane, batch, group);
    lane.settleUp(size, left);
    if (unsent.length > 0) {
      open = [...unsent, ...open];
      if (!(await noteUntried(batch, lane.owner, open))) return 'over';
    }
    if (error) throw error;
    throttled = wait === 'rate' ? throttled + 1 : 0;
    if (wait && (wait !== 'rate' || throttled === mostThrottled)) return giveBack(batch, lane.owner, wait);
    if (wait === 'rate') {
      lane.pace.slowDown();
      await pause(breath);
    }
  }
  await countBatch(batch);
  return 'done';
}

async function giveBack(batch: StoredBatch, owner: string, end: BatchEnd): Promise<BatchEnd> {
  await releaseBatch(batch, owner);
  return end;
}
