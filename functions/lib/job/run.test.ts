import { expect, test } from 'vitest';
import { onTable } from '../testing/table.ts';
import type { JobActs } from './run.ts';
import type { JobWalk } from './walk.ts';

/* A job and the runs that go on with it, on the real table. */

const jobs = onTable(async () => ({
  ...(await import('./run.ts')),
  ...(await import('./job.repo.ts')),
  ...(await import('./job.view.ts')),
  ...(await import('../errors.ts')),
  ...(await import('../outbox/outbox.entity.ts')),
}));

const thing = (number: number): string => `thing ${number}`;
const things = (count: number): string[] => Array.from({ length: count }, (_, number) => thing(number));

const detail = (id: string) => jobs.jobDetail({ id: 'usr_1', areas: [] }, id);

let serial = 0;
/** A job as `startJob` writes it. */
async function aJob(count: number, ...names: readonly string[]) {
  serial += 1;
  const { transact } = await import('../table/transact.ts');
  const id = `job_${serial}`;
  const record = {
    ...{ id, kind: 'thing.tried', title: `Try ${count} things`, ask: {}, state: 'queued' as const },
    ...{ done: 0, total: count, failed: 0, failures: [], actor_id: 'usr_1', by: 'Ada', asked_at: '2026-12-01' },
    ...{ step: 0, stumbles: 0, ttl: 2e9 },
  };
  await transact(jobs.newJobItems(record, names.length > 0 ? names : things(count)));
  return id;
}

/** Acts that keep a list of what they were done with. */
function recorded(act: (id: string, tried: string[]) => Promise<void> = async () => undefined) {
  const tried: string[] = [];
  const carryOut = async (_: unknown, id: string) => {
    tried.push(id);
    await act(id, tried);
  };
  const acts: JobActs = { 'thing.tried': { carryOut, nameOf: async (id) => id.toUpperCase() } };
  return { tried, run: (id: string, time?: number) => jobs.runJob(id, jobs.defineQueue('things'), acts, time) };
}

test('a job tries each of its things once, across its parts, and is done', async () => {
  const { tried, run } = recorded();
  const id = await aJob(1010);
  expect(await run(id)).toEqual([]);
  expect(tried).toEqual(things(1010));
  expect(await detail(id)).toMatchObject({ state: 'done', done: 1010, failed: 0, failures: [] });
  await run(id);
  expect(tried).toHaveLength(1010);
});

test('what a rule forbids is a failure with its sentence; fifty of them are kept, and all counted', async () => {
  const refuse = recorded(async (id) => {
    if (id !== thing(0)) throw jobs.conflict('This thing has no text yet');
  });
  const id = await aJob(61);
  await refuse.run(id);
  const job = await detail(id);
  expect(job).toMatchObject({ state: 'done', done: 61, failed: 60 });
  expect(job.failures).toHaveLength(50);
  expect(job.failures[0]).toEqual({ id: 'thing 1', name: 'THING 1', sentence: 'This thing has no text yet' });
});

test('a failure names nobody by address, whatever it is about', async () => {
  const refuse = recorded(() => Promise.reject(jobs.conflict('The mails of Dora@Example.com bounce')));
  const id = await aJob(1, 'dora@example.com');
  await refuse.run(id);
  const [failure] = (await detail(id)).failures;
  expect(failure).toMatchObject({ name: 'D•••@EXAMPLE.COM', sentence: 'The mails of D•••@Example.com bounce' });
});

test('a job of which nothing could be done has failed', async () => {
  const refuse = recorded(() => Promise.reject(jobs.notFound('Thing not found')));
  const id = await aJob(2);
  await refuse.run(id);
  expect(await detail(id)).toMatchObject({ state: 'failed', failed: 2 });
});

test('trouble that passes keeps what was done, and the next run goes on there', async () => {
  let isSilent = true;
  const { tried, run } = recorded(async (id) => {
    if (id === thing(3) && isSilent) throw new Error('The table is silent');
  });
  const id = await aJob(5);
  await expect(run(id)).rejects.toThrow('The table is silent');
  expect(await detail(id)).toMatchObject({ state: 'running', done: 3, failed: 0 });
  isSilent = false;
  await run(id);
  expect(tried).toEqual([...things(4), thing(3), thing(4)]);
  expect(await detail(id)).toMatchObject({ state: 'done', done: 5, failed: 0 });
});

test('a thing that fails again and again does not hold up those after it', async () => {
  const { run } = recorded(async (id) => {
    if (id === thing(1)) throw jobs.unavailable('The shop is busy');
  });
  const id = await aJob(3);
  for (let times = 0; times < 4; times += 1) await expect(run(id)).rejects.toThrow('The shop is busy');
  await run(id);
  const sentence = 'This failed again and again. Please try it by itself.';
  expect(await detail(id)).toMatchObject({ state: 'done', done: 3, failures: [{ id: thing(1), sentence }] });
});

test('trouble with one thing is not held against the next: each may fail as often', async () => {
  const { tried, run } = recorded(async (id) => {
    if (tried.filter((each) => each === id).length <= 3) throw jobs.unavailable('The shop is busy');
  });
  const id = await aJob(2);
  for (let times = 0; times < 6; times += 1) await expect(run(id)).rejects.toThrow('The shop is busy');
  await run(id);
  expect(await detail(id)).toMatchObject({ state: 'done', done: 2, failed: 0 });
});

test('a run that died is made up for; of two runs at once one goes on, and neither counts a thing twice', async () => {
  let isAlone = true;
  const other = recorded();
  const id = await aJob(45);
  const first = recorded(async (name) => {
    if (name !== thing(10) || !isAlone) return;
    isAlone = false;
    await other.run(id);
  });
  expect(await first.run(id)).toEqual([]);
  expect(other.tried).toEqual(things(45));
  expect(first.tried).toEqual(things(20));
  expect(await detail(id)).toMatchObject({ state: 'done', done: 45, failed: 0 });
});

/** A job that walks through a list, and its walk over pages of two. */
async function aWalk(list: readonly string[], page: (thing: string) => Promise<unknown> = async () => undefined) {
  const { transact } = await import('../table/transact.ts');
  serial += 1;
  const id = `job_${serial}`;
  const record = {
    ...{ id, kind: 'thing.walked', title: 'Walk through the things', ask: {}, state: 'queued' as const },
    ...{ done: 0, failed: 0, failures: [], actor_id: 'usr_1', by: 'Ada', asked_at: '2026-12-01' },
    ...{ step: 0, stumbles: 0, ttl: 2e9 },
  };
  await transact(jobs.newJobItems(record, []));
  const seen: string[] = [];
  const walk: JobWalk = {
    async page(_, { position = '0' }) {
      const from = Number(position);
      const some = list.slice(from, from + 2);
      for (const thing of some) {
        await page(thing);
        seen.push(thing);
      }
      return { done: some.length, next: from + 2 < list.length ? String(from + 2) : undefined };
    },
  };
  const run = (time?: number) => jobs.runJob(id, jobs.defineQueue('things'), { 'thing.walked': walk }, time);
  return { id, seen, run };
}

test('a walk goes from page to page to the end of its list, and knows then how many there were', async () => {
  const { id, seen, run } = await aWalk(things(5));
  expect((await detail(id)).total).toBeNull();
  await run();
  expect(seen).toEqual(things(5));
  expect(await detail(id)).toMatchObject({ state: 'done', done: 5, total: 5, failed: 0 });
  await run();
  expect(seen).toHaveLength(5);
});

test('a walk over an empty list is done', async () => {
  const { id, run } = await aWalk([]);
  await run();
  expect(await detail(id)).toMatchObject({ state: 'done', done: 0, total: 0 });
});

test('a page of a walk that died is done again, as often as it takes', async () => {
  let silence = 6;
  const { id, seen, run } = await aWalk(things(5), async (name) => {
    if (name === thing(3) && silence-- > 0) throw new Error('The bucket is silent');
  });
  for (let times = 0; times < 6; times += 1) await expect(run()).rejects.toThrow('The bucket is silent');
  expect(await detail(id)).toMatchObject({ state: 'running', done: 2, total: null });
  await run();
  expect(seen.slice(-3)).toEqual([thing(2), thing(3), thing(4)]);
  expect(await detail(id)).toMatchObject({ state: 'done', done: 5, failed: 0 });
});

test('a walk that a rule forbids has failed, with its sentence, however far it came', async () => {
  const { id, run } = await aWalk(things(5), async (name) => {
    if (name === thing(4)) throw jobs.conflict('The list is gone');
  });
  await run();
  const failures = [{ id, name: 'Walk through the things', sentence: 'The list is gone' }];
  expect(await detail(id)).toMatchObject({ state: 'failed', done: 4, failures });
});

test('a run whose time is over leaves the rest to a new task, once', async () => {
  const { tried, run } = recorded();
  const id = await aJob(3);
  const [task] = await run(id, -1);
  expect(task).toMatchObject({ subject: id, queue: 'things', task: { kind: 'job' } });
  expect(tried).toEqual([]);
  await run(id);
  expect(await run(id, -1)).toEqual([]);
});
