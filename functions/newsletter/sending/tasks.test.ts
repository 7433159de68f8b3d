import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

/* What the worker does for sendings, on a real table. */

let started: string[] = [];
vi.mock('#lib/aws/executions.ts', () => ({ startExecution: async (name: string) => void started.push(name) }));

const lib = onTable(async () => ({
  ...(await import('./tasks.ts')),
  ...(await import('./batch/batch.repo.ts')),
  ...(await import('./sending.entity.ts')),
  ...(await import('./sending.repo.ts')),
}));

let made = 0;
async function sendingIn(state: 'sending' | 'stopped'): Promise<string> {
  made += 1;
  const newsletter_id = `nwl_${made}`;
  await lib.SendingEntity.put({
    ...{ newsletter_id, state, run: 2, round: 1, links: [], started_at: '', seen_at: '' },
  }).go();
  return newsletter_id;
}

beforeEach(() => {
  started = [];
});

describe('an execution', () => {
  it('has a name of its own for each part of a run: a name is used once', async () => {
    const id = await sendingIn('sending');
    await lib.performForSending(id, { kind: 'send', run: 2, part: 1 });
    await lib.performForSending(id, { kind: 'send', run: 2, part: 2 });
    expect(new Set(started).size).toBe(2);
  });

  it('is not started for a run that is over', async () => {
    await lib.performForSending(await sendingIn('sending'), { kind: 'send', run: 1, part: 1 });
    await lib.performForSending(await sendingIn('stopped'), { kind: 'send', run: 2, part: 1 });
    expect(started).toEqual([]);
  });
});

it('of a sending that was stopped, nobody is uncertain whose worker died before its first mail', async () => {
  const newsletter_id = await sendingIn('stopped');
  const none = { sent: 0, failed: 0, suppressed: 0, uncertain: 0 };
  await lib.RoundEntity.put({
    ...{ newsletter_id, round: 1, kind: 'audience', started_at: '', batches: 1, total: 2, is_frozen: true },
    ...{ first_open: 1, ...none },
  }).go();
  const key = { newsletter_id, round: 1, number: '000001' };
  const recipients = [1, 2].map((n) => ({ id: `sbr_${n}`, email: `${n}@example.test` }));
  await lib.createBatch({ ...key, recipients, upto: 2, after: '' });
  await lib.claimBatch(key, undefined, 'dead');
  await lib.performForSending(newsletter_id, { kind: 'stopped' });
  expect(await lib.findProgress(key)).toMatchObject({ is_done: true, ...none });
  expect(await lib.findRound(newsletter_id, 1)).toMatchObject(none);
});
