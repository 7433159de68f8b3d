import { expect, test } from 'vitest';
import { onTable } from '#lib/testing/table.ts';

const table = onTable(() => import('./snapshot.repo.ts'));

const at = (minute: number) => `2026-11-28T10:0${minute}:00.000Z`;
const built = (revision: number) => ({ revision, built_at: at(0), digest: '{}' });

test('a build is leased to one builder until a time; from then on to the next, and the first one ends nothing', async () => {
  expect(await table.claimBuild('first', at(0), at(3))).toBe(true);
  expect(await table.claimBuild('next', at(2), at(5))).toBe(false);
  expect(await table.claimBuild('next', at(4), at(7))).toBe(true);
  await table.finishBuild('first', built(1));
  expect(await table.findBuilt()).toBeUndefined();
  expect(await table.claimBuild('third', at(5), at(8))).toBe(false);
  await table.finishBuild('next', built(2));
  expect(await table.findBuilt()).toEqual(built(2));
  expect(await table.claimBuild('third', at(5), at(8))).toBe(true);
});
