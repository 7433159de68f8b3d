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
    // A script ends with whoever waits for it: the channel between them closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output: string[] = [];
  child.stdout?.on('data', (chunk) => output.push(String(chunk)));
  child.stderr?.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    // Not `exit`, after which there may be output still.
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`${what} failed${signal ? ` by ${signal}` : ''}:\n${output.join('')}`));
    });
  });
}
