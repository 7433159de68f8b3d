import { beforeEach, expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { seconds } from '../clock.ts';
import type { NightlyWork } from './nightly.ts';

/* Nightly work, on a real table. */

const lib = onTable(() => import('./nightly.ts'));

const world = { now: 0, name: '', left: 0, slices: 0, fails: false };
let works = 0;

const purge = (): NightlyWork => ({
  name: world.name,
  lasts: seconds(20),
  async slice() {
    world.now += seconds(8);
    world.slices += 1;
    if (world.fails) throw new Error('The table is away');
    world.left = Math.max(0, world.left - 1);
    return world.left > 0;
  },
});
const run = () => lib.atNight(purge(), 'Europe/Berlin');
/** Slices of a run. */
async function slicesOf(at: string): Promise<number> {
  world.now = Date.parse(at);
  const before = world.slices;
  await run();
  return world.slices - before;
}

beforeEach(() => {
  works += 1;
  Object.assign(world, { name: `purge${works}`, left: 0, slices: 0, fails: false });
  vi.spyOn(Date, 'now').mockImplementation(() => world.now);
});

it('is done once a night, whatever the hour of the first run', async () => {
  expect(await slicesOf('2027-01-10T01:20Z')).toBe(1);
  expect(await slicesOf('2027-01-10T02:20Z')).toBe(1);
  expect(await slicesOf('2027-01-10T03:20Z')).toBe(0);
  expect(await slicesOf('2027-01-11T01:20Z')).toBe(0);
  expect(await slicesOf('2027-01-11T02:20Z')).toBe(1);
});

it('goes on in the next run with what there was no time for', async () => {
  world.left = 5;
  expect(await slicesOf('2027-01-10T02:20Z')).toBe(3);
  expect(await slicesOf('2027-01-10T03:20Z')).toBe(2);
  expect(await slicesOf('2027-01-10T04:20Z')).toBe(0);
});

it('goes on after an error', async () => {
  world.fails = true;
  await expect(slicesOf('2027-01-10T02:20Z')).rejects.toThrow('The table is away');
  world.fails = false;
  expect(await slicesOf('2027-01-10T03:20Z')).toBe(1);
  expect(await slicesOf('2027-01-10T04:20Z')).toBe(0);
});

it('a run that is overtaken by the next night does not take that one back', async () => {
  world.now = Date.parse('2027-01-10T02:20Z');
  const slow = purge();
  const overtaken = lib.atNight(
    {
      ...slow,
      async slice() {
        await slicesOf('2027-01-11T02:20Z');
        return slow.slice();
      },
    },
    'Europe/Berlin',
  );
  await overtaken;
  expect(await slicesOf('2027-01-11T03:20Z')).toBe(0);
});
