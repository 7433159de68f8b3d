import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { mostTurns } from '#shared/newsletter/sending-payload.ts';
import type { BatchEnd, Lane } from './batch/send-batch.ts';
import type { Allowance } from './post/quota.ts';
import type { StoredSending } from './sending.repo.ts';

/* What follows a turn, on the real table; SES does not say what may be sent unless a test does. */

const start = Date.parse('2031-05-06T09:00:00Z');
const newsletter_id = 'nws_00000000000000000000000001';

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('./post/quota.ts', () => ({ allowance: async () => world.allowed }));
vi.mock('#lib/aws/executions.ts', () => ({ startExecution: async (id: string) => world.executions.push(id) }));
vi.mock('../newsletter.repo.ts', async (original) => ({
  ...(await original<typeof import('../newsletter.repo.ts')>()),
  findNewsletter: async () => ({ card: { subject: 'News' }, content: '<p>Text</p>' }),
}));
vi.mock('./batch/send-batch.ts', () => ({
  async sendBatch(lane: Lane): Promise<BatchEnd> {
    const taken = lane.take(50);
    lane.settleUp(taken, taken);
    world.left.push(taken);
    return taken === 0 ? 'quota' : 'done';
  },
}));
const world = {
  allowed: undefined as Allowance | undefined,
  executions: [] as string[],
  /** Mails of each batch that have left. */
  left: [] as number[],
};

const lib = onTable(async () => ({
  ...(await import('./turn.ts')),
  ...(await import('./tasks.ts')),
  ...(await import('./batch/batch.repo.ts')),
  ...(await import('./sending.entity.ts')),
  ...(await import('./sending.repo.ts')),
  ...(await import('#lib/outbox/outbox.entity.ts')),
}));

const run = { newsletter_id, run: 1, part: 1, turn: 0, outages: 0 };
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const tasks = async () =>
  (await lib.OutboxEntity.query.byTurn({ queue: 'newsletter', state: 'waiting' }).go()).data.map(({ due, task }) => ({
    due,
    task,
  }));

async function sending(more: Partial<StoredSending> = {}, batches = 1): Promise<void> {
  const stored: StoredSending = {
    ...{ newsletter_id, state: 'sending', run: 1, round: 1, under_way: 'yes', links: [] },
    ...{ started_at: at(0), seen_at: at(-60), ...more },
  };
  await lib.SendingEntity.put(stored).go();
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: at(0), batches, total: batches, is_frozen: true },
    ...{ first_open: 1, sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  }).go();
}

beforeEach(() => {
  Object.assign(world, { allowed: undefined, executions: [], left: [] });
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return () => void vi.useRealTimers();
});

it('after an outage the next turn waits, longer each time and a quarter of an hour at most, and says so', async () => {
  await sending();
  for (const [outages, seconds] of [
    [0, 20],
    [1, 40],
    [5, 640],
    [6, 900],
    [999, 900],
  ] as const) {
    const next = { ...run, turn: 1, outages: outages + 1, next: 'wait', seconds };
    expect(await lib.takeTurn({ ...run, outages })).toEqual(next);
    const wait = { reason: 'outage', until: at(seconds) };
    expect(await lib.findSending(newsletter_id)).toMatchObject({ wait, seen_at: at(0) });
  }
});

it('the last turn of an execution has another one go on, after the same wait and as carefully', async () => {
  await sending();
  expect(await lib.takeTurn({ ...run, turn: mostTurns - 1, outages: 2 })).toEqual({ next: 'done' });
  expect(await tasks()).toEqual([{ due: at(80), task: { kind: 'send', run: 1, part: 2, outages: 3 } }]);
});

it('a turn of an older run, or of a sending that was paused, does nothing', async () => {
  await sending({ run: 2 });
  expect(await lib.takeTurn(run)).toEqual({ next: 'done' });
  await sending({ state: 'paused' });
  expect(await lib.takeTurn(run)).toEqual({ next: 'done' });
  expect(await lib.findSending(newsletter_id)).toMatchObject({ seen_at: at(-60) });
});

it('each part of a run is an execution of its own, and the same one is begun again', async () => {
  await sending();
  for (const part of [1, 2, 2]) await lib.performForSending(newsletter_id, { kind: 'send', run: 1, part });
  const [first, second, again] = world.executions;
  expect(second).not.toBe(first);
  expect(again).toBe(second);
});

it('the lanes of a turn share what the day still allows, and the rest waits', async () => {
  await sending({}, 4);
  for (const batch of [1, 2, 3, 4]) {
    const recipients = [{ id: `sbr_${batch}`, email: `${batch}@example.test` }];
    await lib.createBatch({
      newsletter_id,
      round: 1,
      number: lib.batchNumber(batch),
      upto: batch,
      after: '',
      recipients,
    });
  }
  world.allowed = { rate: 200, remaining: 70 };
  expect(await lib.takeTurn(run)).toMatchObject({ next: 'wait', seconds: 900 });
  expect(world.left.toSorted((one, other) => other - one)).toEqual([50, 20, 0, 0]);
});
