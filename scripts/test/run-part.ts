import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { grantsVariable } from './grants/kept.ts';
import { reachVariable } from './kept/reach-folder.ts';
import { commandOf, type Part } from './parts.ts';
import { reportAt, reportVariable } from './report.ts';
import { grantsFolder, reachFolder, results } from './results.ts';
import { runCommand } from './run-command.ts';
import type { Attempt } from './verdict.ts';

const reporters = {
  vitest: ['--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts'],
  playwright: ['--reporter=list,./scripts/test/playwright-reporter.ts'],
};

/** Turns colours off, in each runner's own way. */
const plain = { FORCE_COLOR: undefined, NO_COLOR: '1' };
const plainIn = { vitest: plain, playwright: { FORCE_COLOR: '0', NO_COLOR: undefined } };

/** Runs a part, or the tests of it that the arguments select. */
export async function attempt(part: Part, chosen: readonly string[], minutes: number, name: string): Promise<Attempt> {
  if (!part.runner)
    return {
      ...(await runCommand(part.command, minutes, { ...plain, ...part.environment })),
      minutes,
      isReported: false,
    };
  const path = join(results, `${name}.jsonl`);
  rmSync(path, { force: true });
  const command = [...commandOf(part, chosen), ...reporters[part.runner]];
  const kept = {
    ...part.environment,
    ...{ [reportVariable]: path, [grantsVariable]: grantsFolder, [reachVariable]: join(reachFolder, part.name) },
  };
  const ended = await runCommand(command, minutes, { ...plainIn[part.runner], ...kept });
  return { ...ended, minutes, isReported: true, report: reportAt(path) };
}
