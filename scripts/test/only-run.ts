import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';

const path = join(projectRoot, '.cache/test-run');

/** The process id of the run in this checkout, if it is alive. */
function holder(): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Exits if another run is using this checkout: they would share reports and the site's port. */
export function requireOnlyRun(): void {
  const other = holder();
  if (other) {
    console.log(
      `Another test run uses this checkout (process ${other}). Wait for it, use another clone, or delete .cache/test-run if it is no test run.`,
    );
    process.exit(1);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, String(process.pid));
  process.on('exit', () => rmSync(path, { force: true }));
}
