import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** Runs the CDK's app as its command line does, with these variables. */
function app(env: Record<string, string>): Promise<{ code: number | null; error: string }> {
  const child = spawn(process.execPath, ['infra/app.ts'], { env: { PATH: process.env.PATH, ...env } });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, error: said.join('') })));
}

it('asks for the stage in one sentence', async () => {
  expect(await app({})).toEqual({ code: 1, error: '\nName the stage: npx cdk deploy --all -c stage=production\n' });
});

it('says what an incomplete stage lacks, line by line, without a stack trace', async () => {
  const { code, error } = await app({ STAGE: 'production', CDK_DEFAULT_ACCOUNT: '123456789012' });
  const lines = error.trim().split('\n');
  expect([code, lines[0]]).toEqual([1, 'Stage production cannot be deployed (infra/stages.ts):']);
  expect(lines.slice(1).filter((line) => !line.startsWith('- '))).toEqual([]);
});
