import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** Runs a script of this folder with the environment of the platform's functions. */
export async function run(
  script: string,
  environment: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<string> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const env = { ...process.env, ...environment };
  return (await promisify(execFile)(process.execPath, [path, ...args], { env, maxBuffer: 1e9 })).stdout;
}
