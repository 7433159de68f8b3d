import { expect, it, vi } from 'vitest';
import { operator } from '../actor.ts';
import { deleteForGoodOnce, deleteOnce, restoreOnce } from './repeatable.ts';

/** Things of which one is in this list; undefined: there is none. */
const things = (list: string | undefined) => ({
  find: vi.fn(async () => (list === undefined ? undefined : { list })),
  delete: vi.fn(async () => undefined),
  restore: vi.fn(async () => undefined),
});

it.each([
  ['current', 1],
  // Its 30 days are over, or it never was: the act says so.
  ['purged', 1],
  [undefined, 1],
  ['trash', 0],
])('moves one that is %s to the trash, once', async (list, times) => {
  const all = things(list);
  await deleteOnce(all)(operator, 'thing');
  expect(all.delete).toHaveBeenCalledTimes(times);
});

it.each([
  ['trash', 1],
  ['purged', 1],
  [undefined, 1],
  ['current', 0],
])('restores one that is %s, once', async (list, times) => {
  const all = things(list);
  await restoreOnce(all)(operator, 'thing');
  expect(all.restore).toHaveBeenCalledTimes(times);
});

it.each([
  ['current', 1],
  [undefined, 0],
])('deletes one that is %s for good, once', async (list, times) => {
  const all = things(list);
  await deleteForGoodOnce(all)(operator, 'thing');
  expect(all.delete).toHaveBeenCalledTimes(times);
});
