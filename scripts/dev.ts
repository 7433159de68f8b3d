import { mkdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { projectRoot } from './build/inputs.ts';
import { buildSite } from './build/site.ts';
import { synthesise } from './build/synth.ts';
import { claimPort } from './ports.ts';
import { claimFormat } from './seed/format.ts';
import { startSeeded } from './seed/seeded.ts';

/** `npm run dev`: the same platform as `npm start`, pages through Vite with hot reload, functions redeployed on change. */
const port = await claimPort(3, 'npm run dev');
const directory = join(projectRoot, '.local');
claimFormat(directory);
const say = (line: string) => process.stdout.write(`${line}\n`);

mkdirSync(join(projectRoot, '.cache'), { recursive: true });
// The stacks deploy the built site, so there must be one; the pages themselves are served by Vite.
await buildSite();
const vite = await createServer({
  configFile: join(projectRoot, 'vite.config.ts'),
  server: { middlewareMode: true, ws: { port: port + 2 } },
  appType: 'spa',
});
const assembly = await synthesise('local');
// A change of the code is seen at once.
const cloud = await startSeeded({ directory, assembly, port, develop: vite.middlewares, edgeCache: false }, 'shop');

let timer: NodeJS.Timeout | undefined;
let working = Promise.resolve();
async function redeploy(): Promise<void> {
  const started = performance.now();
  try {
    await cloud.redeploy(await synthesise('local'));
    say(`redeployed the functions in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    say((error as Error).message);
  }
}
for (const folder of ['functions', 'shared', 'infra'])
  watch(join(projectRoot, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      working = working.then(redeploy);
    }, 200);
  });

say(`ready ${cloud.url}`);
let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await Promise.all([cloud.close(), vite.close()]);
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
