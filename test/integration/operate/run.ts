import { spawn } from 'node:child_process';
import { projectRoot } from '#scripts/build/inputs.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Runs a command of `scripts/` as an operator does, with `input` piped to it and nothing else in its environment. */
export function run(
  script: string,
  args: readonly string[],
  more: { input?: string; env?: object } = {},
): Promise<Ran> {
  const env = { PATH: process.env.PATH, HOME: '/nowhere', AWS_EC2_METADATA_DISABLED: 'true', ...more.env };
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], { cwd: projectRoot, env });
  child.stdin.end(more.input ?? '');
  const [out, error]: string[][] = [[], []];
  child.stdout.on('data', (chunk) => out?.push(String(chunk)));
  child.stderr.on('data', (chunk) => error?.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out: out?.join('') ?? '', error: error?.join('') ?? '' }));
  });
}
