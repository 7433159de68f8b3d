import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../build/inputs.ts';

const path = join(projectRoot, '.cache/test-run');

/** The process of the run that has this checkout, if it is alive. */
function holder(): number | undefined {
  try {
    const pid = Number(readFileSync(path, 'utf8'));
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** Ends this process when another run works in this checkout: they would share reports and the port of the site. */
export function requireOnlyRun(): void {
  const other = holder();
  if (other) {
    console.log(`Another test run works in this checkout (process ${other}). Wait for it, or use another clone.`);
    process.exit(1);
  }
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, String(process.pid));
  process.on('exit', () => rmSync(path, { force: true }));
}
