import { seconds } from '#lib/clock.ts';
import type { WaitReason } from '#shared/newsletter/sending-choices.ts';
import { type Placed, settle } from '../recipient/recipient.repo.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import { forgetAddress, noteUntried, releaseBatch, type StoredBatch, type StoredProgress } from './batch.repo.ts';
import { countBatch, placedIn } from './count-batch.ts';
import type { Pace } from './pace.ts';
import type { CompiledIssue } from './personal-mail.ts';
import type { Outcome } from './post.rules.ts';
import { post } from './post.ts';
import { nameFor, stillReading } from './readers.ts';
import { tagsOf } from './tags.ts';

/** What the batches of one turn have in common. */
export interface Lane {
  readonly issue: CompiledIssue;
  /** Subject and text, for what they ask about a reader. */
  readonly texts: readonly string[];
  readonly pace: Pace;
  /** Names this worker. */
  readonly owner: string;
  /** Whether the turn is over, or the sending was paused or stopped. Asked before each group of mails. */
  readonly mayGoOn: () => Promise<boolean>;
  /** Takes from what the day still allows: how many mails may leave, of so many. */
  readonly take: (mails: number) => number;
  /** Counts mails that left. */
  readonly left: (mails: number) => void;
}

/** How a batch ended for now: done, given back because the turn is over, or because SES takes no more. */
export type BatchEnd = 'done' | 'over' | WaitReason;

/** Mails that leave side by side: enough for the rate, few enough that a crash leaves few uncertain. */
const groupSize = (rate: number): number => Math.max(1, Math.min(25, Math.ceil(rate / 2)));

/** Whether mails to a whole group got no answer: then SES is away, and more would only become uncertain as well. */
const isSilent = (outcomes: readonly Outcome[]): boolean =>
  outcomes.length > 1 && outcomes.every(({ state }) => state === 'uncertain');

/** Sends to one recipient and stores what became of it. */
async function mail({ issue, texts, pace }: Lane, placed: Placed, reader: StoredSubscriber): Promise<Outcome> {
  const { email, interests } = reader;
  const name = await nameFor(texts, reader);
  const made = await issue.mailTo({ subscriber_id: placed.subscriber_id, email, interests, name });
  await pace.turn();
  const outcome = await post(made, tagsOf(placed));
  if (outcome.state === 'unsent') return outcome;
  await settle(placed, outcome.state, outcome.state === 'failed' ? outcome.reason : undefined);
  return outcome;
}

/** Whoever has left since gets nothing; of whoever was removed not even the address stays. */
async function passOver(batch: StoredBatch, placed: Placed, isRemoved: boolean): Promise<void> {
  await settle(placed, 'suppressed');
  if (isRemoved) await forgetAddress(batch, placed.place);
}

/** Mails a group; the places that surely got none, and why. */
async function mailGroup(
  lane: Lane,
  batch: StoredBatch,
  places: readonly number[],
): Promise<{ readonly unsent: readonly number[]; readonly wait?: WaitReason }> {
  const all = placedIn(batch);
  const emails = places.map((place) => batch.recipients[place]?.email ?? '').filter(Boolean);
  const reading = await stillReading(emails);
  const unsent: number[] = [];
  let wait: WaitReason | undefined;
  const outcomes = await Promise.all(
    places.map(async (place): Promise<Outcome | undefined> => {
      const [placed, to] = [all[place], batch.recipients[place]];
      if (!placed || !to) return undefined;
      const reader = reading.get(to.email);
      // Somebody who came back after a removal is another subscriber.
      if (reader?.id !== to.id) return void (await passOver(batch, placed, !reader));
      const outcome = await mail(lane, placed, reader);
      if (outcome.state === 'unsent') {
        unsent.push(place);
        wait = outcome.wait;
      }
      return outcome;
    }),
  );
  const tried = outcomes.filter((outcome) => outcome !== undefined);
  lane.left(tried.filter(({ state }) => state === 'sent').length);
  if (!wait && isSilent(tried)) wait = 'outage';
  return { unsent, ...(wait && { wait }) };
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
  { untried = batch.recipients.map((_, place) => place) }: StoredProgress,
  pause: (milliseconds: number) => Promise<unknown>,
): Promise<BatchEnd> {
  let open: readonly number[] = untried;
  for (let throttled = 0; open.length > 0; ) {
    if (!(await lane.mayGoOn())) return giveBack(batch, lane.owner, 'over');
    const size = lane.take(Math.min(open.length, groupSize(lane.pace.rate)));
    if (size === 0) return giveBack(batch, lane.owner, 'quota');
    const group = open.slice(0, size);
    open = open.slice(size);
    if (!(await noteUntried(batch, lane.owner, open))) return 'over';
    const { unsent, wait } = await mailGroup(lane, batch, group);
    if (unsent.length > 0) {
      open = [...unsent, ...open];
      if (!(await noteUntried(batch, lane.owner, open))) return 'over';
    }
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
