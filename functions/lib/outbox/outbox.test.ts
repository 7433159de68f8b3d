import { expect, it, vi } from 'vitest';
import { logger } from '../logger.ts';
import { report } from '../metrics.ts';
import { defineQueue } from './outbox.entity.ts';
import { createOutbox } from './outbox.ts';

vi.mock('../metrics.ts', { spy: true });
const parkTask = vi.hoisted(() => vi.fn(async () => true));
const dueTask = vi.hoisted(() => vi.fn());
vi.mock('./outbox.repo.ts', () => ({
  isLastAttempt: ({ attempts }: { attempts: number }) => attempts === 14,
  postponeTask: async () => undefined,
  parkTask,
  finishTask: async () => undefined,
  dueTask,
  claimTask: async (record: object) => record,
}));
const publish = vi.hoisted(() => vi.fn(async () => undefined));
vi.mock('../aws/events.ts', () => ({ publish }));

const queue = defineQueue('newsletter');
const stored = { queue, state: 'waiting', due: '2026-11-22T10:00:00.000Z' } as const;

it('runs the tasks leased to this process, and announces the rest to the worker in one event', async () => {
  const done: string[] = [];
  const { deliver } = createOutbox(queue, async (subject) => {
    done.push(subject);
    return [];
  });
  const task = (id: string, attempts: number) => ({ ...stored, id, subject: id, task: { kind: 'welcome' }, attempts });
  await deliver([task('obx_1', 0), task('obx_2', 1), task('obx_3', 0)]);
  expect(done).toEqual(['obx_2']);
  expect(publish.mock.calls).toEqual([['rampart.newsletter', 'outbox.due', { task_ids: ['obx_1', 'obx_3'] }]]);
});

it('logs a failed task by its id: its subject may be an address', async () => {
  const [warn, error] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')].map((spy) => spy.mockReturnValue());
  const { deliver } = createOutbox(queue, () => Promise.reject(new Error('SES is unavailable')));
  const record = { id: 'obx_1', subject: 'reader@example.test', task: { kind: 'welcome' }, attempts: 14 };
  await deliver([{ ...stored, ...record }]);
  const about = { queue: 'newsletter', task: 'welcome', id: 'obx_1', attempts: 14 };
  expect(warn?.mock.calls).toEqual([['outbox task failed', { ...about, error: new Error('SES is unavailable') }]]);
  expect(error?.mock.calls).toEqual([['outbox task given up', about]]);
  expect(vi.mocked(report).mock.calls).toEqual([['tasksGivenUp', 1]]);
});

it('says nothing of a task that another worker has taken meanwhile', async () => {
  const [, error] = [vi.spyOn(logger, 'warn'), vi.spyOn(logger, 'error')].map((spy) => spy.mockReturnValue());
  parkTask.mockResolvedValueOnce(false);
  const { deliver } = createOutbox(queue, () => Promise.reject(new Error('SES is unavailable')));
  await deliver([{ ...stored, id: 'obx_1', subject: 'obx_1', task: { kind: 'welcome' }, attempts: 14 }]);
  expect(error).not.toHaveBeenCalled();
  expect(report).not.toHaveBeenCalled();
});

it('waits for all tasks it started, even if one cannot be read', async () => {
  const ended: string[] = [];
  const { work } = createOutbox(queue, async (subject) => {
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(subject);
    return [];
  });
  dueTask.mockImplementation(async (id: string) => {
    if (id === 'obx_1') throw new Error('The table is unavailable');
    return { ...stored, id, subject: id, task: { kind: 'welcome' }, attempts: 1 };
  });
  await expect(work({ detail: { task_ids: ['obx_1', 'obx_2'] } })).rejects.toThrow('The table is unavailable');
  expect(ended).toEqual(['obx_2']);
});

it('does as many tasks side by side as its pace allows', async () => {
  const [running, most] = [new Set<string>(), [] as number[]];
  const perform = async (subject: string) => {
    most.push(running.add(subject).size);
    await new Promise((resolve) => setImmediate(resolve));
    running.delete(subject);
    return [];
  };
  dueTask.mockImplementation(async (id: string) => ({
    ...stored,
    id,
    subject: id,
    task: { kind: 'make' },
    attempts: 1,
  }));
  const detail = { task_ids: ['out_1', 'out_2', 'out_3', 'out_4'] };
  await createOutbox(queue, perform, { atOnce: 1 }).work({ detail });
  expect(most).toEqual([1, 1, 1, 1]);
  await createOutbox(queue, perform, { atOnce: 2 }).work({ detail });
  expect(Math.max(...most)).toBe(2);
});

it('begins no task of an event once the time of a sweep is over: a sweep does the others', async () => {
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const done: string[] = [];
  const perform = async (subject: string) => {
    done.push(subject);
    time += 60_000;
    return [];
  };
  const detail = { task_ids: ['out_1', 'out_2', 'out_3', 'out_4'] };
  await createOutbox(queue, perform, { atOnce: 1, sweepTime: 100_000 }).work({ detail });
  expect(done).toEqual(['out_1', 'out_2']);
});
