import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { apis } from '#shared/api.ts';
import { buildSite } from '../../build/site.ts';
import { assemblyOf, synthesise } from '../../build/synth.ts';
import { Stacks } from '../../local/stacks.ts';
import { contentHash } from '../passed-results.ts';
import { ImportGraph } from './import-graph.ts';
import type { Dependencies } from './kept-files.ts';
import { notedIn } from './reach-folder.ts';

/** Read or started by a running cloud without being imported. */
const common = [
  'scripts/{local,seed,build,model,operate}/**/*',
  'test/quiet.ts',
  'package{,-lock}.json',
  'tsconfig.json',
  'vitest.config.ts',
];
/** Environment variables that change what a test runs on, or how much it runs. */
const variables = ['RAMPART_DYNAMODB', 'RAMPART_WALK'];

/** Loaded with every test file. */
const setup = ['global', 'reach', 'environment'].map((name) => `test/integration/${name}.ts`);

/** A test that imports one of these may read the project's files, so its dependencies cannot be tracked. */
const readsFiles = /^(node:fs|node:fs\/promises|esbuild|vite)$/;
const bundles = /^(infra\/bundling|scripts\/build)\//;
/** Nor can those of a test or helper that starts a process. */
const startsProcess = /^node:child_process$/;

const pascal = (domain: string): string => domain.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Finds the stack that answers a request; what is not in the contract is a page. `stackOfRule` finds a schedule's stack. */
export function stackFinder(
  stackOfRule: (rule: string) => string | undefined,
): (request: string) => string | undefined {
  const routes = Object.entries(apis).flatMap(([domain, api]) =>
    Object.values<{ method: string; path: string }>(api).map(({ method, path }) => ({
      stack: pascal(domain),
      pattern: new RegExp(`^${method === 'GET' ? '(?:GET|HEAD)' : method} /api${path.replace(/\{[^}]+\}/g, '[^/]+')}$`),
    })),
  );
  return (request) => {
    const [, fired] = /^\w+ \/__local\/fire\/(.*)/.exec(request) ?? [];
    if (fired) return stackOfRule(fired);
    const asked = routes.find(({ pattern }) => pattern.test(request));
    if (asked) return asked.stack;
    return /^(GET|HEAD) \/(?!__local\/|files\/|api\/)/.test(request) ? 'Web' : undefined;
  };
}

/** The stack of each schedule, by its name in `/__local/fire/{name}`. */
function stacksOfRules(stacks: Stacks): ReadonlyMap<string, string> {
  const rules = ['AWS::Events::Rule', 'AWS::Scheduler::Schedule'].flatMap((type) => stacks.all(type));
  return new Map(rules.map((rule) => [rule.id.replace(/[0-9A-F]{8}$/, ''), stacks.nameOf(rule).split('-')[0] ?? '']));
}

/** The asset hashes of each stack's functions; those of the web include the site's files. */
function assetsByStack(stacks: Stacks): ReadonlyMap<string, string> {
  const functions = Map.groupBy(stacks.functions(), ({ name }) => name.split('-')[0] ?? name);
  const assets = [...functions].map(([stack, all]): [string, string] => [
    stack,
    all
      .map(({ bundle }) => basename(dirname(bundle)))
      .toSorted()
      .join(),
  ]);
  const byStack = new Map(assets);
  return byStack.set('Web', `${byStack.get('Web')} ${contentHash(['dist/web/**/*'])}`);
}

/** Hash of the templates without the asset hashes in them. */
function templatesHash(assembly: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('*.template.json', { cwd: assembly }).sort())
    hash.update(readFileSync(join(assembly, file), 'utf8').replace(/[0-9a-f]{64}/g, ''));
  return hash.digest('hex');
}

/**
 * Tests on a cloud depend on their imports, the local cloud, the seed, the templates, and the functions of every stack they
 * sent a request to. A stack that is only reached through events is not tracked: a test that sees its effect sends it a request.
 */
export async function cloudDependencies(files: readonly string[], noted: string): Promise<Dependencies> {
  await buildSite();
  const assembly = await synthesise('local');
  const graph = await ImportGraph.of([...files, ...setup]);
  const stacks = new Stacks(assembly);
  const assets = assetsByStack(stacks);
  const rules = stacksOfRules(stacks);
  const stackOf = stackFinder((rule) => rules.get(rule));
  const code = contentHash(common);
  const base = [code, templatesHash(assembly), ...variables.map((name) => process.env[name] ?? '')].join(' ');
  const shared = graph.reach(setup);
  const ownFiles = (file: string) =>
    [...graph.reach([file])].filter((path) => path.startsWith('test/') && !shared.has(path));
  const ownStack = (file: string) => pascal(file.split('/')[2]?.replace(/\.test\.ts$/, '') ?? '');
  return {
    hashOf(file, reach) {
      const reached = reach.map((stack) => `${stack} ${assets.get(stack) ?? ''}`);
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
    isUntracked: (file) =>
      graph.externals(file).some((name) => readsFiles.test(name)) ||
      graph.imports(file).some((path) => bundles.test(path)) ||
      ownFiles(file).some((path) => graph.externals(path).some((name) => startsProcess.test(name))),
    isCurrent: () => graph.isCurrent() && contentHash(common) === code && assemblyOf('local') === assembly,
  };
}
