import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { madeOnce } from './build-once.ts';
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

/** Another platform may still run on an earlier assembly, so the newest few are kept. */
const kept = 6;

/** Synthesises a stage if anything has changed since the last time; returns the cloud assembly's folder. */
export const synthesise = (stage: string): Promise<string> =>
  madeOnce(join(assemblies, `${stage}-${inputsHash(inputs)}`), kept, (draft) => run(stage, draft));
