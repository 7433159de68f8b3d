import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import type { Outcome } from '../post/post.rules.ts';
import type { RawMail } from '../post/post.ts';
import type { Lane } from './send-batch.ts';

/* What a lane does with a batch, on the real table, with answers of SES that the test gives. */

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));

const lib = onTable(async () => ({
  ...(await import('./send-batch.ts')),
  ...(await import('./batch.repo.ts')),
  ...(await import('./count-batch.ts')),
  ...(await import('../sending.entity.ts')),
  ...(await import('../../recipient/recipient.repo.ts')),
  ...(await import('../../subscriber/subscriber.entity.ts')),
}));

const at = '2026-11-27T12:00:00.000Z';
const size = 4;
let newsletters = 0;

/** A batch of four readers that a worker has claimed. */
async function claimed(owner = 'me') {
  newsletters += 1;
  const newsletter_id = `nws_${newsletters}`;
  const recipients = Array.from({ length: size }, (_, n) => ({
    id: `sbr_${newsletters}_${n}`,
    email: `${newsletters}-${n}@example.test`,
  }));
  for (const { id, email } of recipients)
    await lib.SubscriberEntity.put({
      ...{ id, email, status: 'confirmed', roll: 'current', interests: [], source: 'footer', mails: 1 },
      ...{ created_at: at, revision: 1 },
    }).go();
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: at, batches: 1, total: size, is_frozen: true },
    ...{ first_open: 1, sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  }).go();
  const batch = { newsletter_id, round: 1, number: '000001', upto: size, after: '', recipients, ttl: 4_102_444_800 };
  await lib.createBatch(batch);
  const progress = await lib.claimBatch(batch, undefined, owner);
  if (!progress) throw new Error('The batch is free');
  return { batch, progress };
}

/** A lane whose mails are answered like this, one after the other; what is not said is sent. */
function laneWith(answers: readonly Outcome[], { allowed = 100 } = {}) {
  const tried: string[] = [];
  const said: string[] = [];
  let rest = allowed;
  const lane: Lane = {
    written: {
      issue: { mailTo: async ({ email }: RawMail & { email: string }) => mailTo(email) } as never,
      texts: [],
    },
    owner: 'me',
    mayGoOn: async () => true,
    post: {
      send: async ({ to }: RawMail) => {
        tried.push(String(to));
        return answers[tried.length - 1] ?? { state: 'sent' };
      },
    } as never,
    pace: { rate: 1, turn: async () => undefined, slowDown: () => void said.push('slower') },
    silence: { isProbing: false, isLong: false, heard: () => undefined } as never,
    take: (mails) => {
      const taken = Math.min(mails, rest);
      rest -= taken;
      return taken;
    },
    settleUp: (taken, left) => {
      rest += taken - left;
    },
  };
  return { lane, tried, said, rest: () => rest, pause: async () => void said.push('pause') };
}
const mailTo = (to: string) => ({ to, subject: 'News', headers: {}, parts: { html: '<p>News</p>', text: 'News' } });

const stateOf = async ({ batch }: Awaited<ReturnType<typeof claimed>>) => {
  const known = await lib.findRecipients(
    batch.newsletter_id,
    batch.recipients.map(({ id }) => id),
  );
  const progress = await lib.findProgress(batch);
  return {
    states: batch.recipients.map(({ id }) => known.get(id)?.state),
    untried: progress?.untried,
    isFree: lib.isFree(progress),
    isDone: progress?.is_done,
  };
};

it('mails everybody once and counts them', async () => {
  const mine = await claimed();
  const { lane, tried, rest, pause } = laneWith([{ state: 'sent' }, { state: 'failed', reason: 'MessageRejected' }]);
  expect(await lib.sendBatch(lane, mine.batch, mine.progress, pause)).toBe('done');
  expect(tried).toEqual(mine.batch.recipients.map(({ email }) => email));
  expect(await stateOf(mine)).toMatchObject({ states: ['sent', 'failed', 'sent', 'sent'], isDone: true });
  // One that was refused has taken nothing from the day.
  expect(rest()).toBe(97);
});

it('tries a mail again that SES had no room for, more slowly', async () => {
  const mine = await claimed();
  const { lane, tried, said, pause } = laneWith([{ state: 'unsent', wait: 'rate' }]);
  expect(await lib.sendBatch(lane, mine.batch, mine.progress, pause)).toBe('done');
  expect(tried).toHaveLength(size + 1);
  expect(tried.slice(0, 2)).toEqual([tried[0], tried[0]]);
  expect(said).toEqual(['slower', 'pause']);
});

it('gives the batch back after five refusals in a row, with nobody lost', async () => {
  const mine = await claimed();
  const { lane, tried, rest, pause } = laneWith(Array.from({ length: 9 }, () => ({ state: 'unsent', wait: 'rate' })));
  expect(await lib.sendBatch(lane, mine.batch, mine.progress, pause)).toBe('rate');
  expect(tried).toHaveLength(5);
  expect(rest()).toBe(100);
  const left = await stateOf(mine);
  expect(left).toMatchObject({ states: Array(size).fill(undefined), isFree: true, isDone: false });
  expect(left.untried?.toSorted()).toEqual([0, 1, 2, 3]);
});

it('gives it back at once when SES takes nothing more, and when the day is used up', async () => {
  const outage = await claimed();
  const away = laneWith([{ state: 'sent' }, { state: 'unsent', wait: 'outage' }]);
  expect(await lib.sendBatch(away.lane, outage.batch, outage.progress, away.pause)).toBe('outage');
  expect(await stateOf(outage)).toMatchObject({ untried: [1, 2, 3], isFree: true });
  const full = await claimed();
  const few = laneWith([], { allowed: 2 });
  expect(await lib.sendBatch(few.lane, full.batch, full.progress, few.pause)).toBe('quota');
  expect(await stateOf(full)).toMatchObject({ states: ['sent', 'sent', undefined, undefined], untried: [2, 3] });
});

it('mails nobody of a batch that another worker has taken over, and leaves the day its mails', async () => {
  const other = await claimed('another');
  const { lane, tried, rest, pause } = laneWith([]);
  expect(await lib.sendBatch(lane, other.batch, other.progress, pause)).toBe('over');
  expect([tried, rest()]).toEqual([[], 100]);
  expect(await stateOf(other)).toMatchObject({ isFree: false, isDone: false });
});

it('goes on with those who have not been tried, but for whom SES has told of meanwhile', async () => {
  const mine = await claimed();
  await lib.noteUntried(mine.batch, 'me', [1, 2, 3]);
  const [first, second] = lib.placedIn(mine.batch);
  if (!first || !second) throw new Error('The batch has four');
  await lib.settle(second, 'sent');
  const { lane, tried, pause } = laneWith([]);
  const progress = { ...mine.progress, untried: [1, 2, 3] };
  expect(await lib.sendBatch(lane, mine.batch, progress, pause)).toBe('done');
  expect(tried).toEqual(mine.batch.recipients.slice(2).map(({ email }) => email));
  // Nobody knows what the worker before did with the first one.
  expect((await stateOf(mine)).states).toEqual(['uncertain', 'sent', 'sent', 'sent']);
});
