import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Report, TestResult } from '../report.ts';
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
  isUntold: () => false,
  ...of,
});
const before = { 'cart.test.ts': '1', Commerce: '1', Catalog: '1' };
const cart = (dependencies: Dependencies) => unchanged('integration', 'cart.test.ts', dependencies);

describe('A file of tests that passed', () => {
  beforeEach(() => {
    const root = mkdtempSync(join(tmpdir(), 'rampart-kept-'));
    vi.stubEnv('XDG_CACHE_HOME', root);
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(root, { recursive: true });
    });
  });

  it('is unchanged until something that it reached changes', () => {
    keepPassedFiles('integration', report([test('cart.test.ts'), test('cart.test.ts')]), project(before));
    expect(cart(project(before))).toEqual({ file: 'cart.test.ts', tests: 2 });
    expect(cart(project({ ...before, Catalog: '2' }))).toBeDefined();
    expect(cart(project({ ...before, Commerce: '2' }))).toBeUndefined();
    expect(cart(project({ ...before, 'cart.test.ts': '2' }))).toBeUndefined();
    expect(unchanged('faults', 'cart.test.ts', project(before))).toBeUndefined();
  });

  it('is unchanged again when the change is taken back', () => {
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
    ['the run had an error outside of it', report([test('cart.test.ts')], { errors: ['rejection'] }), {}],
    ['nobody knows what it reached', report([test('cart.test.ts')]), { reached: () => new Map() }],
    ['it reads what no import tells', report([test('cart.test.ts')]), { isUntold: () => true }],
  ])('is not remembered when %s', (_, result, of) => {
    keepPassedFiles('integration', result, project(before, of));
    expect(isKnown('integration', 'cart.test.ts')).toBe(false);
  });
});
