import { cpSync, existsSync, globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { standInsInPlace } from './stand-ins.ts';

const projectRoot = fileURLToPath(new URL('../../', import.meta.url));
const functions = join(projectRoot, 'functions');
/** Entries below `functions/`: handlers of requests and events, and scheduled sweeps. */
export const entries = ['*/handler.ts', '*/*.handler.ts', '*/*.sweep.ts'];

/** What drawings become pictures with (`functions/lib/drawing`). */
const renderer = { 'resvg.wasm': 'node_modules/@resvg/resvg-wasm/index_bg.wasm' };

/** Files copied unchanged beside an entry's bundle: pages and their markup come from the same build of the web. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'pages/handler.ts': { 'index.html': 'dist/web/index.html', ssr: 'dist/ssr' },
  'pages/share-image.handler.ts': renderer,
  'catalog/file-outbox.sweep.ts': renderer,
  'generation/step.handler.ts': renderer,
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
 * A source in a map, by its path in the project. Relative to the map, it would depend on the folder that is built into,
 * and so would the bundle's hash: a deployment from elsewhere would replace every function.
 */
const sourceInProject = (source: string, map: string): string => relative(projectRoot, resolve(dirname(map), source));

/**
 * Writes one minified ES module with its source map for everything a cold start needs, and one for each part that the
 * code imports lazily (`import()`): a payment library, the mailer, typesetting.
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
    // Bundle everything: a deployed function has no `node_modules`, and the runtime's SDK is slower.
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
          // Each file loaded at a cold start costs a millisecond, including its map.
          codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name]-[hash].mjs',
          // Names and lines suffice for a stack trace, and node reads the map at every cold start.
          sourcemapExcludeSources: true,
          sourcemapPathTransform: sourceInProject,
        },
      },
    },
  });
}

/** Building a bundle takes some hundred megabytes, so no more run in parallel than there are cores. */
const atOnce = Math.min(4, availableParallelism());

/** All entries, by their path below `functions/`. */
export const allEntries = (): string[] => globSync(entries, { cwd: functions });

/** Bundles functions, by default all, below `directory`, and returns it. */
export async function bundleFunctions(directory: string, chosen: readonly string[] = allEntries()): Promise<string> {
  const waiting = [...chosen];
  const work = async (): Promise<void> => {
    for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
      await bundleModule(join(functions, entry), bundleFolder(directory, entry));
      placeBeside(directory, entry);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return directory;
}
