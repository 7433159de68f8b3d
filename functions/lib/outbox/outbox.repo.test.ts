import { beforeEach, expect, test, vi } from 'vitest';
import { onTable } from '../testing/table.ts';

/* Who may work on a task, on the real table. */

const load = async () => ({ ...(await import('./outbox.repo.ts')), ...(await import('./outbox.entity.ts')) });
const outbox = onTable(load);

let time = 1e12;
const wait = (minutes: number) => {
  time += minutes * 60_000;
};
beforeEach(() => {
  vi.spyOn(Date, 'now').mockImplementation(() => time);
});

async function waitingTask(queue = 'newsletter') {
  const task = outbox.waitingOutboxTask(outbox.defineQueue(queue), 'subscriber', { kind: 'welcome' });
  await outbox.saveOutboxTask(task);
  return task;
}
const claimed = async (task: Awaited<ReturnType<typeof waitingTask>>) => {
  const claim = await outbox.claimTask(task);
  if (!claim) throw new Error('Somebody else has it');
  return claim;
};

test('a task is leased to one of the workers that found it', async () => {
  const task = await waitingTask();
  const claims = await Promise.all([1, 2, 3].map(() => outbox.claimTask(task)));
  expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
});

test('a leased task is not due, even by its id, until the lease ends', async () => {
  const task = await waitingTask();
  expect(await outbox.dueTask(task.id)).toEqual(task);
  const theirs = await claimed(task);
  expect(await outbox.dueTask(task.id)).toBeUndefined();
  wait(1);
  expect(await outbox.dueTask(task.id)).toEqual(theirs);
});

test('a task that needs much memory is announced while few are under way, those being done included', async () => {
  const events: string[] = [];
  vi.doMock('../aws/events.ts', () => ({
    publish: async (_: string, __: string, { task_ids }: { task_ids: string[] }) => events.push(...task_ids),
  }));
  const { announceUnlessBusy } = await import('./announce.ts');
  const first = await waitingTask('catalog-intake');
  await announceUnlessBusy(first, 1);
  await outbox.claimTask(first);
  const second = await waitingTask('catalog-intake');
  await announceUnlessBusy(second, 1);
  expect(events).toEqual([first.id]);
  await outbox.finishTask(first);
  await announceUnlessBusy(second, 1);
  expect(events).toEqual([first.id, second.id]);
});

test('a worker that fails after its lease ended does not take the task from its new holder', async () => {
  const slow = await claimed(await waitingTask());
  wait(2);
  const theirs = await claimed(slow);
  await outbox.postponeTask(slow);
  wait(1);
  expect(await outbox.dueTask(slow.id)).toEqual(theirs);
});

test('a finished task stays finished when an earlier attempt fails later', async () => {
  const slow = await claimed(await waitingTask());
  wait(2);
  await outbox.finishTask(await claimed(slow));
  await outbox.postponeTask(slow);
  wait(400);
  expect(await outbox.dueTask(slow.id)).toBeUndefined();
});

test('a task is overdue from its time on, and one that failed since it was created', async () => {
  const queue = outbox.defineQueue('overdue');
  const overdue = async () => (await outbox.mostOverdue(queue)) / 60_000;
  expect(await overdue()).toBe(0);
  const planned = outbox.waitingOutboxTask(queue, 'b', { kind: 'welcome' }, time + 30 * 60_000);
  await outbox.saveOutboxTask(planned);
  expect(await overdue()).toBe(0);
  const failed = outbox.waitingOutboxTask(queue, 'a', { kind: 'welcome' });
  await outbox.saveOutboxTask(failed);
  await outbox.postponeTask(await claimed(failed));
  wait(10);
  expect(await overdue()).toBe(10);
  await outbox.finishTask(failed);
  expect(await overdue()).toBe(0);
  wait(25);
  expect(await overdue()).toBe(5);
});

test('a task that was given up is put back once, due at once and with all its attempts', async () => {
  const queue = outbox.defineQueue('given-up');
  const task = outbox.waitingOutboxTask(queue, 'subscriber', { kind: 'welcome' });
  await outbox.saveOutboxTask({ ...task, attempts: 14 });
  expect(await outbox.parkedTasks(queue)).toEqual([]);
  expect(await outbox.putTaskBack(task.id)).toBe(false);
  expect(await outbox.parkTask({ ...task, attempts: 14 }, [])).toBe(true);
  expect(await outbox.parkTask({ ...task, attempts: 14 }, [])).toBe(false);
  expect(await outbox.dueTask(task.id)).toBeUndefined();
  expect(await outbox.parkedTasks(queue)).toMatchObject([{ id: task.id, state: 'parked' }]);
  wait(5);
  expect(await Promise.all([1, 2].map(() => outbox.putTaskBack(task.id)))).toContain(true);
  expect(await outbox.dueTask(task.id)).toEqual({ ...task, due: new Date(time).toISOString() });
  expect(await outbox.parkedTasks(queue)).toEqual([]);
  expect(await outbox.putTaskBack(task.id)).toBe(false);
  expect(await outbox.putTaskBack('out_nobody')).toBe(false);
});

test('a task that many ask for is one, until it is done or ten minutes later', async () => {
  time = 1e12 - (1e12 % 600_000) + 600_000_000;
  const queue = outbox.defineQueue('catalog-files');
  const ask = (subject: string) => outbox.askForTask(outbox.waitingOutboxTask(queue, subject, { kind: 'make' }));
  const added = (await Promise.all([1, 2, 3].map(() => ask('ebk_1')))).filter((task) => task !== undefined);
  expect(added).toHaveLength(1);
  expect(await outbox.dueTask(added[0]?.id ?? '')).toEqual(added[0]);
  expect(await ask('ebk_2')).toBeDefined();
  expect(await ask('ebk_1')).toBeUndefined();
  for (const task of added) await outbox.finishTask(task);
  expect(await ask('ebk_1')).toBeDefined();
  expect(await ask('ebk_1')).toBeUndefined();
  wait(10);
  expect(await ask('ebk_1')).toBeDefined();
});
