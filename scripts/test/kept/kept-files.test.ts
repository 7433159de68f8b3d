import { beforeEach, describe, expect, it } from 'vitest';
import type { Report, TestResult } from '../report.ts';
import { ownCache } from '../testing/own-cache.ts';
import { type Dependencies, isKnown, keepPassedFiles, unchanged } from './kept-files.ts';

const test = (file: string, state: TestResult['state'] = 'passed'): TestResult => ({
  ...{ file, name: 'works', state, seconds: 1 },
});
const report = (tests: readonly TestResult[], of: Partial<Report> = {}): Report => ({
  ...{ tests, files: [], errors: [], running: [], isWhole: true },
  ...of,
});
/** Two stacks, of which `cart.test.ts` reaches one. */
const project = (contents: Record<string, string>, of: Partial<Dependencies> = {}): Dependencies => ({
  hashOf: (file, reach) => [file, ...reach].map((name) => `${name}=${contents[name]}`).join(),
  reached: () => new Map([['cart.test.ts', ['Commerce']]]),
  isUntracked: () => false,
  isCurrent: () => true,
  ...of,
});
const before = { 'cart.test.ts': '1', Commerce: '1', Catalog: '1' };
const cart = (dependencies: Dependencies) => unchanged('integration', 'cart.test.ts', dependencies);

describe('A test file that passed', () => {
  beforeEach(() => void ownCache());

  it('is unchanged until something it depends on changes', () => {
    keepPassedFiles('integration', report([test('cart.test.ts'), test('cart.test.ts')]), project(before));
    expect(cart(project(before))).toEqual({ file: 'cart.test.ts', tests: 2 });
    expect(cart(project({ ...before, Catalog: '2' }))).toBeDefined();
    expect(cart(project({ ...before, Commerce: '2' }))).toBeUndefined();
    expect(cart(project({ ...before, 'cart.test.ts': '2' }))).toBeUndefined();
    expect(unchanged('faults', 'cart.test.ts', project(before))).toBeUndefined();
  });

  it('is not remembered when something changed while it ran', () => {
    keepPassedFiles('integration', report([test('cart.test.ts')]), project(before, { isCurrent: () => false }));
    expect(cart(project(before))).toBeUndefined();
  });

  it('is unchanged again when the change is reverted', () => {
    const after = { ...before, Commerce: '2' };
    for (const contents of [before, after])
      keepPassedFiles('integration', report([test('cart.test.ts')]), project(contents));
    expect([cart(project(before)), cart(project(after))].map(Boolean)).toEqual([true, true]);
  });

  it.each<[string, Report, Partial<Dependencies>]>([
    ['one of its tests failed', report([test('cart.test.ts'), test('cart.test.ts', 'failed')]), {}],
    ['one of its tests did not run', report([test('cart.test.ts', 'missed')]), {}],
    ['a hook failed', report([test('cart.test.ts')], { files: [{ file: 'cart.test.ts', error: 'hook' }] }), {}],
    ['the run was cut off', report([test('cart.test.ts')], { isWhole: false }), {}],
    ['the run had an unhandled error', report([test('cart.test.ts')], { errors: ['rejection'] }), {}],
    ['its reach was not recorded', report([test('cart.test.ts')]), { reached: () => new Map() }],
    ['it cannot be tracked', report([test('cart.test.ts')]), { isUntracked: () => true }],
  ])('is not remembered when %s', (_, result, of) => {
    keepPassedFiles('integration', result, project(before, of));
    expect(isKnown('integration', 'cart.test.ts')).toBe(false);
  });
});
