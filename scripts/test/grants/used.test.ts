import { expect, it } from 'vitest';
import type { FunctionGrant } from '../../local/client.ts';
import { ownCache } from '../testing/own-cache.ts';
import { withUsedBefore } from './used.ts';

const grant = (isUsed: boolean): FunctionGrant => ({
  ...{ function: 'Catalog-Http', effect: 'Allow', action: 's3:GetObject', resource: '*' },
  isUsed,
});
const isUsed = (grants: readonly FunctionGrant[]) => grants.map((each) => each.isUsed);

it('counts grants that the same bundle used before, until a complete run does not use them', () => {
  ownCache();
  const [one, other] = [() => 'bundle-1', () => 'bundle-2'];
  expect(isUsed(withUsedBefore([grant(true)], one, true))).toEqual([true]);
  expect(isUsed(withUsedBefore([grant(false)], one, false))).toEqual([true]);
  expect(isUsed(withUsedBefore([grant(false)], other, false))).toEqual([false]);
  expect(isUsed(withUsedBefore([grant(false)], one, true))).toEqual([false]);
  expect(isUsed(withUsedBefore([grant(false)], one, false))).toEqual([false]);
});
