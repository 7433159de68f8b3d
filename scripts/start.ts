import './start/few-arenas.ts';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from './build/inputs.ts';
import { buildSite } from './build/site.ts';
import { synthesise } from './build/synth.ts';
import type { Cloud } from './local/cloud.ts';
import { claimPort } from './ports.ts';
import { claimFormat } from './seed/format.ts';
import { type SeedKind, signIns } from './seed/run.ts';
import { startSeeded } from './seed/seeded.ts';

/** `npm start`: builds and starts the whole platform on one machine. */
const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean' },
    empty: { type: 'boolean' },
    stage: { type: 'string', default: 'local' },
    // Every request reaches the functions, as the browser tests need it.
    'no-edge-cache': { type: 'boolean' },
  },
});
const port = await claimPort(2, 'npm start');
const directory = values.fresh ? mkdtempSync(join(tmpdir(), 'rampart-')) : join(projectRoot, '.local');
claimFormat(directory);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A model that the operator named: whoever starts the platform should see where its texts go. */
const { LOCAL_MODEL_URL, OLLAMA_HOST } = process.env;

function report(cloud: Cloud, seed: SeedKind): void {
  say(`site       ${cloud.url}`);
  say(`files      ${cloud.s3Url} (S3)`);
  say(`mail       ${cloud.url}/__local/mail`);
  say(`API        ${cloud.url}/api/docs`);
  say(`local      ${cloud.url}/__local/`);
  say(`data       ${directory}`);
  if (LOCAL_MODEL_URL || OLLAMA_HOST) say(`model      ${LOCAL_MODEL_URL || OLLAMA_HOST}`);
  for (const { email, password } of signIns(seed)) say(`sign in    ${email} / ${password}`);
  for (const type of cloud.unsupported) say(`not here   ${type} is synthesised but not emulated`);
  say(`ready ${cloud.url}`);
}

mkdirSync(join(projectRoot, '.cache'), { recursive: true });
if (await buildSite()) say('built      the site');
const assembly = await synthesise(values.stage);
const seed: SeedKind = values.empty ? 'empty' : 'shop';
const cloud = await startSeeded({ directory, assembly, port, edgeCache: !values['no-edge-cache'] }, seed);
report(cloud, seed);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await cloud.close();
  if (values.fresh) rmSync(directory, { recursive: true, force: true });
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
