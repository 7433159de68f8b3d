import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';
import { onDynamodbLocal } from './dynamodb-local-files.ts';
import type { Need } from './needs.ts';
import { type TestFiles, testFiles } from './test-files.ts';

/**
 * `changed` is for while you work, `quick` for before a commit, `usual` for before a push, `ci` for the CI server, and
 * `full` for an occasional run.
 */
export type Run = 'changed' | 'quick' | 'usual' | 'ci' | 'full';
export type Runner = 'vitest' | 'playwright';

export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Which of its tests it runs; all of them when absent. */
  readonly files?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The runner that reports each of its tests; a part without one passes or fails as a whole. */
  readonly runner?: Runner;
  /** This limit only stops what hangs: at least three times what it takes on an idle machine with two cores. */
  readonly minutes: number;
  readonly runs: readonly Run[];
  /** Its failures are rerun on their own: its tests share a cloud with others, and the machine with everything. */
  readonly isRerun?: true;
  /** It checks what the tests of other parts left behind, so it runs after the reruns, and only if nothing failed. */
  readonly followsReruns?: true;
  /** Globs of all its inputs. The part is skipped while they are unchanged since it passed, except in a full run. */
  readonly inputs?: () => readonly string[];
  /** All its test files. With `reaches`, files whose dependencies are unchanged since they passed are skipped. */
  readonly testFiles?: TestFiles;
  /** What a test file depends on besides its imports: stacks it sends requests to, or pages it shows. */
  readonly reaches?: 'cloud' | 'pages';
  /** Without it the part is skipped, or fails on the CI server. */
  readonly needs?: Need;
  /** How long one of its tests may take on its own. */
  readonly secondsOfATest?: number;
}

const always: readonly Run[] = ['changed', 'quick', 'usual', 'ci', 'full'];
const whole: readonly Run[] = ['usual', 'ci', 'full'];
const vitest = (...names: readonly string[]) => ['vitest', 'run', ...names.map((name) => `--project=${name}`)];
const playwright = (name: string) => [
  'playwright',
  'test',
  '--config',
  'test/e2e/playwright.config.ts',
  `--project=${name}`,
];
const check = (name: string, minutes: number, ...command: readonly string[]): Part => ({
  name,
  command,
  minutes,
  runs: always,
});

const runners = ['package.json', 'package-lock.json', 'tsconfig.json', 'vitest.config.ts', 'test/*.ts'];
const emulators = [...runners, 'scripts/local/**/*', 'shared/kernel/env-names.ts'];
/** Code that reads and writes the table, found by its imports, and the emulated store. */
const tableCode = (): readonly string[] => [
  ...runners,
  ...globSync('functions/**/*.ts', { cwd: projectRoot }).filter(
    (file) => !file.endsWith('.test.ts') && usesTable.test(readFileSync(join(projectRoot, file), 'utf8')),
  ),
  ...['functions/lib/table/**/*', 'scripts/local/aws/dynamodb/**/*', 'infra/constructs/table.ts'],
  ...['scripts/dynamodb-local.ts', 'scripts/test/dynamodb-local-files.ts', ...onDynamodbLocal],
];
const usesTable = /from '(#lib\/table\/|electrodb)/;

/** Code that sanitises and escapes text, and renders HTML. */
const textCode = [
  ...runners,
  ...['shared/kernel/**/*', 'functions/lib/{html,escape}.ts', 'functions/pages/**/*', 'web/src/lib/text/**/*'],
  ...['web/src/*.tsx', 'web/src/components/**/*', 'test/e2e/{xss/**/*,*.ts}', 'scripts/browser.ts'],
];

export const parts: readonly Part[] = [
  check('types', 1, 'tsc', '--noEmit', '-p', '.'),
  check('lint', 1, 'biome', 'check', '--error-on-warnings', '.'),
  check('boundaries', 1, 'npm', 'run', '--silent', 'boundaries'),
  check('unused', 1, 'knip'),
  {
    ...{ name: 'unit', command: vitest('unit', 'unit-process'), runner: 'vitest', minutes: 12, runs: always },
    secondsOfATest: 5,
    testFiles: {
      include: [...testFiles.unit.include, ...testFiles.unitProcess.include],
      exclude: [...testFiles.emulators.include, ...testFiles.components.include],
    },
  },
  {
    ...{ name: 'emulators', command: vitest('emulators'), runner: 'vitest', minutes: 6, runs: always },
    inputs: () => emulators,
  },
  // Validates the EPUBs made here with epubcheck, as shops do.
  {
    ...{ name: 'epubcheck', command: vitest('epubcheck'), runner: 'vitest', minutes: 3, runs: whole },
    needs: 'epubcheck',
  },
  {
    ...{ name: 'integration', command: vitest('integration', 'figures'), runner: 'vitest', minutes: 40 },
    ...{ runs: ['changed', ...whole], isRerun: true, reaches: 'cloud' },
    testFiles: {
      include: [...testFiles.integration.include, ...testFiles.figures.include],
      exclude: testFiles.integrationFull.include,
    },
  },
  {
    ...{ name: 'faults', command: vitest('faults'), runner: 'vitest', minutes: 12, runs: ['changed', ...whole] },
    ...{ isRerun: true, reaches: 'cloud', testFiles: testFiles.faults },
  },
  {
    ...{ name: 'components', command: vitest('components'), runner: 'vitest', minutes: 12 },
    ...{ runs: ['changed', ...whole], isRerun: true, needs: 'browser', reaches: 'pages', secondsOfATest: 5 },
    testFiles: testFiles.components,
  },
  {
    ...{ name: 'second-opinion', command: ['node', 'scripts/dynamodb-local.ts'], files: onDynamodbLocal },
    ...{ runner: 'vitest', minutes: 9, runs: ['ci'], isRerun: true, needs: 'java', inputs: tableCode },
  },
  {
    ...{ name: 'dynamodb-local', command: ['node', 'scripts/dynamodb-local.ts'], runner: 'vitest', minutes: 30 },
    ...{ runs: ['full'], isRerun: true, needs: 'java' },
  },
  {
    ...{ name: 'browser', command: playwright('browser'), runner: 'playwright', minutes: 40, runs: whole },
    ...{ isRerun: true, needs: 'browser' },
  },
  {
    ...{ name: 'long-walks', command: playwright('long-walks'), runner: 'playwright', minutes: 7 },
    ...{ runs: ['ci', 'full'], isRerun: true, needs: 'browser', inputs: () => textCode },
  },
  {
    ...{ name: 'integration-full', command: vitest('integration-full'), runner: 'vitest', minutes: 40 },
    ...{ runs: ['full'], isRerun: true },
  },
  {
    ...{ name: 'faults-whole', command: vitest('faults'), runner: 'vitest', minutes: 60, runs: ['full'] },
    ...{ isRerun: true, environment: { RAMPART_WALK: 'all' } },
  },
  // Compares what the functions may do with what they did in the tests.
  { name: 'grants', command: ['node', 'scripts/test/grants/run.ts'], minutes: 0.5, runs: whole, followsReruns: true },
  { name: 'synthesis', command: ['node', 'test/infra/synthesis/run.ts'], minutes: 6, runs: ['full'] },
  // About half a second of a processor for each of the thousand things that are taken away from the templates.
  { name: 'mutations', command: ['node', 'test/infra/mutation/run.ts'], minutes: 60, runs: ['full'] },
];

/** For all reruns together. */
export const minutesToRunAgain = 9;

/** For a run on the CI server, which has 90 and installs first: what one part does not need another may take. */
export const minutesInAll = 84;

/** The limit of a part or of reruns: its own, or what is left of the run. */
export const limitOf = (minutes: number, minutesLeft: number): number => Math.max(0.1, Math.min(minutes, minutesLeft));

/** The command of a part; `chosen` files replace its own selection. */
export const commandOf = ({ command, files = [] }: Part, chosen: readonly string[]): readonly string[] => [
  ...command,
  ...(chosen.length > 0 ? chosen : files),
];

/** The parts of a run in order, or the named ones. Throws on an unknown name. */
export function partsOf(run: Run, only: readonly string[] = []): readonly Part[] {
  const unknown = only.find((name) => !parts.some((part) => part.name === name));
  if (unknown) throw new Error(`No part ${unknown}; there are ${parts.map(({ name }) => name).join(', ')}`);
  return parts.filter(({ name, runs }) => (only.length > 0 ? only.includes(name) : runs.includes(run)));
}
