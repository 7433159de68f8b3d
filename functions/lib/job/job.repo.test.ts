import { expect, test } from 'vitest';
import { onTable } from '../testing/table.ts';

const jobs = onTable(async () => ({ ...(await import('./job.repo.ts')), ...(await import('./run.ts')) }));

/** What a partition of DynamoDB takes in a second, in write units. */
const mostUnits = 1000;
/** Of a write in a transaction: two for each kilobyte that has begun. */
const unitsOf = (item: object): number => 2 * Math.ceil(JSON.stringify(item).length / 1024);

const jobOf = (id: string, count: number) => ({
  ...{ id, kind: 'thing.tried', title: `Try ${count} things`, ask: {}, state: 'queued' as const },
  ...{ done: 0, total: count, failed: 0, failures: [], actor_id: 'usr_1', by: 'Ada', asked_at: '2026-12-01' },
  ...{ step: 0, stumbles: 0, ttl: 2e9 },
});
const ids = (count: number): string[] =>
  Array.from({ length: count }, (_, number) => `inq_${String(number).padStart(26, '0')}`);

test('the largest job is written without more for one partition than it takes in a second', async () => {
  const items = jobs.newJobItems(jobOf('job_large', jobs.mostThings), ids(jobs.mostThings));
  const units = new Map<string, number>();
  for (const { pk, ...item } of items.flatMap(({ Put }) => Put?.Item ?? []))
    units.set(pk, (units.get(pk) ?? 0) + unitsOf(item));
  const all = [...units.values()].reduce((sum, each) => sum + each, 0);
  expect(all).toBeGreaterThan(mostUnits);
  expect(Math.max(...units.values())).toBeLessThan(mostUnits / 10);
});

test('a job whose things are no longer known has failed, however far it came', async () => {
  const { transact } = await import('../table/transact.ts');
  const { defineQueue } = await import('../outbox/outbox.entity.ts');
  await transact(jobs.newJobItems(jobOf('job_short', 30), ids(25)));
  const acts = { 'thing.tried': { carryOut: async () => undefined, nameOf: async () => undefined } };
  await jobs.runJob('job_short', defineQueue('things'), acts);
  expect(await jobs.findJob('job_short')).toMatchObject({ state: 'failed', done: 25, failed: 0, total: 30 });
});
