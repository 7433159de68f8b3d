import { join } from 'node:path';
import { madeOnce } from './build-once.ts';
import { runScript } from './child.ts';
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
  const context = JSON.stringify({ 'aws:cdk:enable-asset-metadata': true });
  const environment = { STAGE: stage, CDK_OUTDIR: directory, CDK_CONTEXT_JSON: context };
  return runScript(`The synthesis of stage ${stage}`, ['infra/app.ts'], environment);
}

/** Another platform may still run on an earlier assembly, so the newest few are kept. */
const kept = 6;

/** The folder of a stage's cloud assembly for the current inputs. */
export const assemblyOf = (stage: string): string => join(assemblies, `${stage}-${inputsHash(inputs)}`);

/** Synthesises a stage if anything has changed since the last time; returns the cloud assembly's folder. */
export const synthesise = (stage: string): Promise<string> =>
  madeOnce(assemblyOf(stage), kept, (draft) => run(stage, draft));
