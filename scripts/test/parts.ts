import { onDynamodbLocal } from './dynamodb-local-files.ts';

/** `quick` is for before a commit, `usual` for before a push, `ci` for the CI server, `full` for now and then. */
export type Run = 'quick' | 'usual' | 'ci' | 'full';
export type Runner = 'vitest' | 'playwright';

export interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Which of its tests it runs; all of them when absent. */
  readonly files?: readonly string[];
  /** The runner that reports each of its tests; a part without one passes or fails as a whole. */
  readonly runner?: Runner;
  /** This limit only stops what hangs: three times and more what an idle machine with two cores takes. */
  readonly minutes: number;
  readonly runs: readonly Run[];
  /** Its failures are rerun on their own: its tests share a cloud with others, and the machine with everything. */
  readonly isRerun?: true;
  /** Skipped, except in a full run, while all its inputs are unchanged since it passed. */
  readonly isKept?: true;
  readonly needsBrowser?: true;
}

const always: readonly Run[] = ['quick', 'usual', 'ci', 'full'];
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

export const parts: readonly Part[] = [
  check('types', 1, 'tsc', '--noEmit', '-p', '.'),
  check('lint', 1, 'biome', 'check', '--error-on-warnings', '.'),
  check('boundaries', 1, 'npm', 'run', '--silent', 'boundaries'),
  check('unused', 1, 'knip'),
  { name: 'unit', command: vitest('unit', 'epubcheck'), runner: 'vitest', minutes: 12, runs: always },
  { name: 'emulators', command: vitest('emulators'), runner: 'vitest', minutes: 6, runs: always, isKept: true },
  {
    name: 'integration',
    command: vitest('integration', 'figures'),
    runner: 'vitest',
    minutes: 40,
    runs: always,
    isRerun: true,
  },
  { name: 'faults', command: vitest('faults'), runner: 'vitest', minutes: 12, runs: always, isRerun: true },
  // Compares what the functions may do with what the clouds of the integration tests have left behind.
  { name: 'grants', command: ['node', 'scripts/test/grants/run.ts'], minutes: 0.5, runs: always },
  {
    name: 'components',
    command: vitest('components'),
    runner: 'vitest',
    minutes: 12,
    runs: ['usual', 'ci', 'full'],
    isRerun: true,
    needsBrowser: true,
  },
  {
    name: 'second-opinion',
    command: ['node', 'scripts/dynamodb-local.ts'],
    files: onDynamodbLocal,
    runner: 'vitest',
    minutes: 9,
    runs: ['ci'],
    isRerun: true,
  },
  {
    name: 'dynamodb-local',
    command: ['node', 'scripts/dynamodb-local.ts'],
    runner: 'vitest',
    minutes: 14,
    runs: ['full'],
    isRerun: true,
  },
  {
    name: 'browser',
    command: playwright('browser'),
    runner: 'playwright',
    minutes: 40,
    runs: ['usual', 'ci', 'full'],
    isRerun: true,
    needsBrowser: true,
  },
  {
    name: 'long-walks',
    command: playwright('long-walks'),
    runner: 'playwright',
    minutes: 7,
    runs: ['ci', 'full'],
    isRerun: true,
    needsBrowser: true,
  },
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
