import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, howToGetABrowser } from './browser.ts';
import { projectRoot } from './local/inputs.ts';

/** `npm test`: everything that must hold, one line per part, and a closing count. */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, 'dynamodb-local': { type: 'boolean' } },
});
const results = join(projectRoot, '.cache/results');

interface Counts {
  passed: number;
  failed: number;
}
interface Part {
  readonly name: string;
  readonly command: readonly string[];
  /** Reads how many tests ran; a part without it counts as one. */
  readonly counts?: (file: string) => Counts;
  readonly env?: Record<string, string>;
  /** `npm run test:quick` leaves it out. */
  readonly slow?: boolean;
}

const vitestCounts = (file: string): Counts => {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
};
const playwrightCounts = (file: string): Counts => {
  const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
  return { passed: expected + flaky, failed: unexpected };
};
const reports = (name: string) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${results}/${name}.json`,
];
const vitest = (name: string, ...more: readonly string[]): Part => ({
  name,
  command: ['vitest', 'run', ...[name, ...more].flatMap((project) => ['--project', project]), ...reports(name)],
  counts: vitestCounts,
});
/** The integration tests again, on AWS's own DynamoDB Local, which the script fetches when it is not here. */
const secondOpinion: Part = {
  name: 'dynamodb-local',
  command: ['node', 'scripts/dynamodb-local.ts', ...reports('dynamodb-local')],
  counts: vitestCounts,
};

const parts: readonly Part[] = [
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'boundaries',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'shared',
      'functions',
      'infra',
      'web/src',
      'scripts',
      'test',
    ],
  },
  { name: 'unused', command: ['knip'] },
  vitest('unit'),
  vitest('integration', 'figures', 'faults'),
  ...(values['dynamodb-local'] ? [secondOpinion] : []),
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'test/e2e/playwright.config.ts'],
    counts: playwrightCounts,
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${results}/browser.json` },
    slow: true,
  },
];

function execute({ command, env }: Part): Promise<{ code: number; output: string }> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...env, FORCE_COLOR: '0', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output: output.join('') }));
  });
}

function countsOf(part: Part, code: number): Counts {
  try {
    const counts = part.counts?.(`${results}/${part.name}.json`);
    if (counts) return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { passed: 0, failed: 1 };
  }
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function check(part: Part): Promise<Counts> {
  const started = performance.now();
  if (part.name === 'browser' && !findBrowser()) {
    console.log(`browser      failed: ${howToGetABrowser}`);
    return { passed: 0, failed: 1 };
  }
  const { code, output } = await execute(part);
  const counts = countsOf(part, code);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code !== 0) console.log(output);
  console.log(`${part.name.padEnd(15)}${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  return counts;
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const chosen = parts.filter(({ name, slow }) => (values.only ? name === values.only : !(values.quick && slow)));
const total: Counts = { passed: 0, failed: 0 };
for (const part of chosen) {
  const { passed, failed } = await check(part);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
