import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { mostTurns } from '#shared/newsletter/sending-payload.ts';
import type { StoredSending } from './sending.repo.ts';

/* What follows a turn, on the real table, while SES does not say what may be sent. */

const start = Date.parse('2031-05-06T09:00:00Z');
const newsletter_id = 'nws_00000000000000000000000001';

vi.mock('#lib/aws/secret.ts', () => ({ readSecret: async () => ({ signing: 'key' }) }));
vi.mock('./post/quota.ts', () => ({ allowance: async () => undefined }));

const lib = onTable(async () => ({
  ...(await import('./turn.ts')),
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

async function sending(more: Partial<StoredSending> = {}): Promise<void> {
  const stored: StoredSending = {
    ...{ newsletter_id, state: 'sending', run: 1, round: 1, under_way: 'yes', links: [] },
    ...{ started_at: at(0), seen_at: at(-60), ...more },
  };
  await lib.SendingEntity.put(stored).go();
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: at(0), batches: 1, total: 1, is_frozen: true },
    ...{ first_open: 1, sent: 0, failed: 0, suppressed: 0, uncertain: 0 },
  }).go();
}

beforeEach(() => {
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
