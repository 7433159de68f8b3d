import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

it('does each thing once, as many at a time as it may, each in a lane of its own', async () => {
  const running = new Set<number>();
  const done: number[] = [];
  let most = 0;
  await sideBySide([1, 2, 3, 4, 5, 6, 7], 3, async (thing, lane) => {
    expect(running.has(lane)).toBe(false);
    most = Math.max(most, running.add(lane).size);
    await turn();
    running.delete(lane);
    done.push(thing);
  });
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]]);
});

it('begins nothing after a failure, and throws it once all that has begun is over', async () => {
  const [begun, ended]: [number[], number[]] = [[], []];
  const outcome = sideBySide([1, 2, 3, 4], 2, async (thing) => {
    begun.push(thing);
    if (thing === 1) throw new Error('The table is silent');
    await turn();
    ended.push(thing);
  });
  await expect(outcome).rejects.toThrow('The table is silent');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
