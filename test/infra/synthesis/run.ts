import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { projectRoot } from '#scripts/build/inputs.ts';
import { buildSite } from '#scripts/build/site.ts';
import { differences, filesIn } from './files.ts';

/*
 * Synthesises all deployed stages twice, without a network: in other processes, folders and time zones. Both times every
 * file must be the same, or a deployment would replace functions in which nothing has changed. `npm run test:full` runs it.
 */

/** For all stages, on a machine with nothing else to do; the faster of both times counts. */
const mostSeconds = 60;

/** Synthesises all stages below a folder, and returns how many seconds it took. */
function synthesise(folder: string, timeZone: string): number {
  const started = performance.now();
  const env = { ...process.env, TZ: timeZone };
  execFileSync(process.execPath, ['test/infra/synthesis/synthesise.ts', folder], { cwd: projectRoot, env });
  return (performance.now() - started) / 1000;
}

async function run(): Promise<number> {
  // Its files are part of the stacks.
  await buildSite();
  const folder = mkdtempSync(join(tmpdir(), 'rampart-synthesis-'));
  const [one, other] = [join(folder, 'one'), join(folder, 'another/place')];
  try {
    const fastest = Math.min(synthesise(one, 'UTC'), synthesise(other, 'Asia/Tokyo'));
    const [first, second] = [filesIn(one), filesIn(other)];
    const different = differences(first, second);
    stdout.write(
      `${first.size} files of all stages in ${fastest.toFixed(1)} s, ${different.length} not the same twice\n`,
    );
    for (const path of different) stdout.write(`not the same twice: ${path}\n`);
    if (fastest > mostSeconds) stdout.write(`It may take ${mostSeconds} s.\n`);
    return different.length > 0 || fastest > mostSeconds ? 1 : 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

process.exitCode = await run();
