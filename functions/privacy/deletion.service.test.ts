import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import { logger } from '#lib/logger.ts';
import type { PersonalData } from '#lib/person/personal-data.ts';
import { finishDeletions, finishOrLeave } from './deletion.service.ts';

const world = vi.hoisted(() => ({ steps: [] as string[], parts: [] as unknown[] }));
const unfinished = { user_id: 'usr_1', subject: 'sub-1', email: 'reader@example.test', at: '2026-11-22T10:00:00.000Z' };

vi.mock('./registry.ts', () => ({ personalDataParts: async () => world.parts }));
vi.mock('./deletion.repo.ts', () => ({ listUnfinished: async () => [unfinished], finishedItem: () => ({}) }));
vi.mock('./export-job.ts', () => ({ endExport: async (id: string) => void world.steps.push(`export ended: ${id}`) }));
vi.mock('#functions/accounts/public.ts', () => ({
  accountRemoval: async () => ({
    removeAccount: async ({ id }: { id: string }) => void world.steps.push(`gone: ${id}`),
  }),
}));

/** A part whose steps are asynchronous. */
const part = (name: string, more: Partial<PersonalData> = {}): PersonalData => ({
  entities: [],
  exportOf: async () => ({}),
  async deleteOf() {
    await turn();
    world.steps.push(`${name} removed`);
  },
  ...more,
});

beforeEach(() => {
  world.steps = [];
});

it('removes nothing before every part has prepared for it, and the account last; ends exports before either', async () => {
  const beforeDeletion = async () => {
    await turn();
    world.steps.push('orders found by their books');
  };
  world.parts = [part('books'), part('orders', { beforeDeletion })];
  expect(await finishDeletions()).toEqual({ found: 1, finished: 1 });
  expect(world.steps).toEqual([
    ...['export ended: usr_1', 'orders found by their books', 'books removed', 'orders removed'],
    ...['export ended: usr_1', 'gone: usr_1'],
  ]);
});

it('stops when its time is over, without an error, and goes on where it was in the next run', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  vi.spyOn(logger, 'info').mockReturnValue();
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const left = ['ord_1', 'ord_2', 'ord_3'];
  const beforeDeletion = async (_: unknown, goesOn: () => void) => {
    while (left.length > 0) {
      goesOn();
      world.steps.push(`${left.shift()} without a name`);
      time += 150_000;
    }
  };
  world.parts = [part('books'), part('orders', { beforeDeletion })];
  expect(await finishDeletions()).toEqual({ found: 1, finished: 0 });
  expect(world.steps).toEqual(['export ended: usr_1', 'ord_1 without a name', 'ord_2 without a name']);
  expect(await finishDeletions()).toEqual({ found: 1, finished: 1 });
  expect(world.steps.slice(3)).toEqual([
    ...['export ended: usr_1', 'ord_3 without a name', 'books removed', 'orders removed'],
    ...['export ended: usr_1', 'gone: usr_1'],
  ]);
  expect(error).not.toHaveBeenCalled();
  clock.mockRestore();
});

it('stops while it removes as well, once what other parts have begun is over', async () => {
  vi.spyOn(logger, 'info').mockReturnValue();
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => time);
  const deleteOf = async (_: unknown, goesOn: () => void) => {
    for (let portion = 1; portion <= 3; portion++) {
      goesOn();
      world.steps.push(`copies removed: ${portion}`);
      time += 150_000;
    }
  };
  world.parts = [part('copies', { deleteOf }), part('books')];
  expect(await finishDeletions()).toEqual({ found: 1, finished: 0 });
  expect(world.steps).toEqual(['export ended: usr_1', 'copies removed: 1', 'copies removed: 2', 'books removed']);
  clock.mockRestore();
});

it('takes no longer than a response may, unless it is told how long', async () => {
  vi.spyOn(logger, 'info').mockReturnValue();
  let time = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const deleteOf = async (_: unknown, goesOn: () => void) => {
    for (let portion = 1; portion <= 3; portion++) {
      goesOn();
      world.steps.push(`copies removed: ${portion}`);
      time += 6_000;
    }
  };
  world.parts = [part('copies', { deleteOf })];
  expect(await finishOrLeave(unfinished)).toBe(false);
  expect(world.steps).toEqual(['export ended: usr_1', 'copies removed: 1', 'copies removed: 2']);
});

it('leaves the account for the next run while any part fails', async () => {
  const error = vi.spyOn(logger, 'error').mockReturnValue();
  const deleteOf = () => Promise.reject(new Error('The table is unavailable'));
  world.parts = [part('books'), part('orders', { deleteOf })];
  expect(await finishDeletions()).toEqual({ found: 1, finished: 0 });
  expect(world.steps).not.toContain('gone: usr_1');
  expect(error).toHaveBeenCalledWith('deletion unfinished', expect.objectContaining({ user_id: 'usr_1' }));
});
