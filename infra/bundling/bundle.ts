import { cpSync, existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { standInsInPlace } from './stand-ins.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const functions = join(projectRoot, 'functions');
/** Entries below `functions/`: what answers requests and events, and what runs on a schedule. */
export const entries = ['*/handler.ts', '*/*.handler.ts', '*/*.sweep.ts'];

/** What lies beside the bundle of an entry, as it is: pages and their markup come from one build of the web. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pages/handler.ts': { 'index.html': 'dist/web/index.html', ssr: 'dist/ssr' },
  'pages/share-image.handler.ts': { 'resvg.wasm': 'node_modules/@resvg/resvg-wasm/index_bg.wasm' },
};

function placeBeside(directory: string, entry: string): void {
  for (const [name, from] of Object.entries(beside[entry] ?? {})) {
    const source = join(projectRoot, from);
    if (existsSync(source)) cpSync(source, join(bundleFolder(directory, entry), name), { recursive: true });
  }
}

/** The folder of a function's bundle, which `bundleFunctions` fills. */
export const bundleFolder = (directory: string, entry: string): string =>
  join(directory, entry.replace(/\.ts$/, '').replaceAll(/[./]/g, '-'));

/**
 * One minified ES module with its source map for what a cold start needs, and one for each part that the code imports
 * only when it is wanted (`import()`): a payment library, the mailer, typesetting.
 */
export async function bundleModule(input: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    root: projectRoot,
    plugins: [standInsInPlace()],
    resolve: { mainFields: ['module', 'main'] },
    // Everything into the bundle: a deployed function has no `node_modules`, and the runtime's SDK is slower.
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node24',
      minify: true,
      sourcemap: true,
      outDir,
      emptyOutDir: true,
      rolldownOptions: {
        input: { index: input },
        moduleTypes: { '.gz': 'binary' },
        output: {
          // Each file of a cold start costs a millisecond, its map included.
          codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Names and lines are enough for a stack, and node reads the map at every cold start.
          sourcemapExcludeSources: true,
        },
      },
    },
  });
}

/** A bundle in the making takes some hundred megabytes, so only as many at a time as there are cores to make them. */
const atOnce = Math.min(4, availableParallelism());

/** Bundles all functions below `directory`. */
export async function bundleFunctions(directory: string): Promise<string> {
  const waiting = globSync(entries, { cwd: functions });
  const work = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      await bundleModule(join(functions, entry), bundleFolder(directory, entry));
      placeBeside(directory, entry);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return directory;
}
