import { spawn } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash, projectRoot } from './inputs.ts';

/** Everything a synthesis depends on. The built site is an asset of it. */
const inputs = [
  'infra/**/*.{ts,js}',
  'functions/**/*.ts',
  'shared/**/*.ts',
  'dist/{web,ssr}/**/*',
  'package-lock.json',
  'cdk.json',
];
const assemblies = join(projectRoot, '.cache/assembly');

function run(stage: string, directory: string): Promise<void> {
  const context = { 'aws:cdk:enable-asset-metadata': true };
  const child = spawn(process.execPath, ['infra/app.ts'], {
    cwd: projectRoot,
    env: { ...process.env, STAGE: stage, CDK_OUTDIR: directory, CDK_CONTEXT_JSON: JSON.stringify(context) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The synthesis of stage ${stage} failed:\n${output.join('')}`));
    });
  });
}

/** Another platform may still run on an earlier assembly; the newest few are kept. */
const kept = 6;

function forgetOldest(): void {
  const folders = readdirSync(assemblies).map((name) => join(assemblies, name));
  const byAge = folders.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byAge.slice(kept)) rmSync(folder, { recursive: true, force: true });
}

/** Synthesises a stage unless nothing changed since the last time; gives the cloud assembly's folder. */
export async function synthesise(stage: string): Promise<string> {
  const directory = join(assemblies, `${stage}-${inputsHash(inputs)}`);
  if (existsSync(directory)) return directory;
  const draft = `${directory}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  await run(stage, draft);
  // Another process may have been faster; both made the same.
  if (existsSync(directory)) rmSync(draft, { recursive: true, force: true });
  else renameSync(draft, directory);
  forgetOldest();
  return directory;
}
