import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { apis } from '#shared/api.ts';
import { buildSite } from '../../build/site.ts';
import { synthesise } from '../../build/synth.ts';
import { Stacks } from '../../local/stacks.ts';
import { contentHash } from '../passed-results.ts';
import { ImportGraph } from './import-graph.ts';
import type { Dependencies } from './kept-files.ts';
import { notedIn } from './reach-folder.ts';

/** Read or started while a cloud runs, without being imported. */
const common = [
  'scripts/{local,seed,build,model,operate}/**/*',
  'test/quiet.ts',
  'package-lock.json',
  'vitest.config.ts',
];

/** Loaded with every file of tests. */
const setup = ['global', 'reach', 'environment'].map((name) => `test/integration/${name}.ts`);

/** A test that imports one of these reads files of the project or runs its scripts: what it reaches is not told. */
const untold = /^(node:fs|node:fs\/promises|node:child_process|esbuild|vite)$/;
const untoldFiles = /^(infra\/bundling|scripts\/build)\//;

const pascal = (domain: string): string => domain.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The stacks that answer a request, by the contract: everything outside of it is a page. */
function stackFinder(stacks: readonly string[]): (request: string) => string | undefined {
  const routes = Object.entries(apis).flatMap(([domain, api]) =>
    Object.values<{ method: string; path: string }>(api).map(({ method, path }) => ({
      stack: pascal(domain),
      pattern: new RegExp(`^${method === 'GET' ? '(?:GET|HEAD)' : method} /api${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    })),
  );
  const find = (request: string) => {
    const [, fired] = /^\w+ \/__local\/fire\/(.*)/.exec(request) ?? [];
    if (fired) return stacks.find((stack) => fired.startsWith(stack));
    const asked = routes.find(({ pattern }) => pattern.test(request));
    if (asked) return asked.stack;
    return /^(GET|HEAD) \/(?!__local\/|files\/|api\/)/.test(request) ? 'Web' : undefined;
  };
  return find;
}

/** The bundles of each stack's functions, by the hashes in their names. */
function bundlesByStack(assembly: string): ReadonlyMap<string, string> {
  const functions = Map.groupBy(new Stacks(assembly).functions(), ({ name }) => name.split('-')[0] ?? name);
  return new Map(
    [...functions].map(([stack, all]) => [
      stack,
      all
        .map(({ bundle }) => basename(dirname(bundle)))
        .sort()
        .join(),
    ]),
  );
}

/** The templates without the hashes of the bundles. */
function templatesHash(assembly: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.template.json', { cwd: assembly }).sort())
    hash.update(readFileSync(join(assembly, file), 'utf8').replace(/[0-9a-f]{64}/g, ''));
  return hash.digest('hex');
}

/**
 * Of tests on a cloud: what they import, the local cloud, the seed and the templates, and the functions of every stack
 * that they sent a request to. A stack that nothing but an event of another one reaches shows only to a test that asks it.
 */
export async function cloudDependencies(files: readonly string[], noted: string): Promise<Dependencies> {
  await buildSite();
  const assembly = await synthesise('local');
  const graph = await ImportGraph.of([...files, ...setup]);
  const bundles = bundlesByStack(assembly);
  const stackOf = stackFinder([...bundles.keys()]);
  const base = `${contentHash(common)} ${templatesHash(assembly)}`;
  const ownStack = (file: string) => pascal(file.split('/')[2]?.replace(/\.test\.ts$/, '') ?? '');
  return {
    hashOf(file, reach) {
      const reached = reach.map((stack) => `${stack} ${bundles.get(stack) ?? ''}`);
      const text = [base, graph.hashOf(graph.reach([file, ...setup])), ...reached].join('\n');
      return createHash('sha256').update(text).digest('hex').slice(0, 32);
    },
    reached: () =>
      new Map(
        notedIn(noted).map(({ file, requests }) => {
          const stacks = requests.map(stackOf).filter((stack) => stack !== undefined);
          return [file, [...new Set([ownStack(file), ...stacks])].sort()];
        }),
      ),
    isUntold: (file) =>
      graph.externals(file).some((name) => untold.test(name)) ||
      graph.imports(file).some((path) => untoldFiles.test(path)),
  };
}
