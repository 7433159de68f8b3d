import { spawn } from 'node:child_process';
import { projectRoot } from './inputs.ts';

/**
 * Runs a script of the project, by its path and with its arguments, in a process of its own: what building takes of memory goes back with it. Rejects
 * with what the script has printed unless it ends well.
 */
export function runScript(
  what: string,
  [script, ...args]: readonly [script: string, ...args: string[]],
  environment: NodeJS.ProcessEnv = {},
): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${what} failed:\n${output.join('')}`));
    });
  });
}
