import { beforeEach, expect, test, vi } from 'vitest';
import { onTable } from '../testing/table.ts';
import type { JobWalk } from './walk.ts';

/* A job whose task fails too often, on the real table. */

vi.mock('../logger.ts', () => ({ logger: { info: () => undefined, warn: () => undefined, error: () => undefined } }));
vi.mock('../metrics.ts', () => ({ report: () => undefined }));

const jobs = onTable(async () => ({
  ...(await import('./run.ts')),
  ...(await import('./job.repo.ts')),
  ...(await import('./job.view.ts')),
  ...(await import('./job.task.ts')),
  ...(await import('../outbox/outbox.ts')),
  ...(await import('../outbox/outbox.repo.ts')),
  ...(await import('../outbox/outbox.entity.ts')),
  ...(await import('../table/transact.ts')),
}));

let time = Date.parse('2026-11-26T09:00:00Z');
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

let serial = 0;
/** A job of three things, its worker, and what happens to the second thing. */
async function aJob(second: () => Promise<unknown>) {
  serial += 1;
  const [id, queue] = [`job_${serial}`, jobs.defineQueue(`things-${serial}`)];
  const record = {
    ...{ id, kind: 'thing.tried', title: 'Try 3 things', ask: {}, state: 'queued' as const },
    ...{ done: 0, total: 3, failed: 0, failures: [], actor_id: 'usr_1', by: 'Ada', asked_at: '2026-11-26' },
    ...{ step: 0, stumbles: 0, ttl: 2e9 },
  };
  const task = jobs.jobTask(queue, id);
  await jobs.transact([...jobs.newJobItems(record, []), jobs.outboxItem(task)]);
  const tried: string[] = [];
  const things = ['one', 'two', 'three'];
  const walk: JobWalk = {
    async page(_, { position = '0' }) {
      const thing = things[Number(position)] ?? '';
      if (thing === 'two') await second();
      tried.push(thing);
      return { done: 1, next: thing === 'three' ? undefined : String(Number(position) + 1) };
    },
  };
  const acts = { 'thing.tried': walk };
  const worker = jobs.createOutbox(queue, (jobId: string) => jobs.runJob(jobId, queue, acts));
  const sweep = async (times = 1) => {
    for (let round = 0; round < times; round++) {
      time += 400 * 60_000;
      await worker.sweep(10_000);
    }
  };
  const detail = () => jobs.jobDetail({ id: 'usr_1', areas: [] }, id);
  return { id, queue, task, tried, sweep, detail };
}
const sentence = expect.stringMatching(/^This was tried for more than a day/);

test('a job whose task is given up has failed and says so; put back, it goes on where it stopped', async () => {
  let isSilent = true;
  const { id, task, tried, sweep, detail } = await aJob(async () => {
    if (isSilent) throw new Error('The table is silent');
  });
  await sweep(13);
  expect(await detail()).toMatchObject({ state: 'running', done: 1 });
  await sweep(1);
  const given = await detail();
  expect(given).toMatchObject({ state: 'failed', done: 1, total: 3, failed: 1 });
  expect(given.failures).toEqual([{ id, name: 'Try 3 things', sentence }]);
  expect(given.ended_at).not.toBeNull();
  // Nothing runs it any more.
  isSilent = false;
  await sweep(3);
  expect(await detail()).toEqual(given);
  expect(await jobs.putTaskBack(task.id)).toBe(true);
  await sweep();
  expect(await detail()).toMatchObject({ state: 'done', done: 3, failed: 0, failures: [] });
  expect(tried).toEqual(['one', 'two', 'three']);
});

test('a job whose last run has died is given up, too', async () => {
  const { task, sweep, detail } = await aJob(async () => undefined);
  await jobs.saveOutboxTask({ ...task, attempts: 14 });
  await sweep();
  expect(await detail()).toMatchObject({ state: 'failed', failures: [{ sentence }] });
  expect(await jobs.parkedTasks(task.queue as never)).toMatchObject([{ id: task.id }]);
});

test('one that has ended by another task stays as it is', async () => {
  const { id, task, sweep, detail } = await aJob(async () => undefined);
  await sweep();
  const done = await detail();
  expect(done.state).toBe('done');
  await jobs.saveOutboxTask({ ...task, attempts: 14 });
  await sweep();
  expect(await jobs.findJob(id)).toMatchObject({ state: 'done' });
  expect(await detail()).toEqual(done);
});

test('while a run goes on with the job its task is not given up', async () => {
  const { id, task, detail } = await aJob(async () => undefined);
  await jobs.saveOutboxTask({ ...task, attempts: 14 });
  const { givenUpItems } = await import('./given-up.ts');
  const record = { ...task, attempts: 14 };
  const items = await givenUpItems(record);
  const job = await jobs.findJob(id);
  await jobs.saveJob(job as never, { state: 'running', done: 1 });
  expect(await jobs.parkTask(record, items)).toBe(false);
  expect(await detail()).toMatchObject({ state: 'running', done: 1 });
});
