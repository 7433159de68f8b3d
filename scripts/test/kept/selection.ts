import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/inputs.ts';
import type { Part, Run } from '../parts.ts';
import { reachFolder } from '../results.ts';
import type { TestFiles } from '../test-files.ts';
import { cloudDependencies } from './cloud-dependencies.ts';
import { ImportGraph } from './import-graph.ts';
import { type Dependencies, isKnown, type Unchanged, unchanged } from './kept-files.ts';
import { pageDependencies } from './page-dependencies.ts';

/** The files of a part to run, and those that are unchanged since they passed. */
export interface Selection {
  readonly files: readonly string[];
  readonly unchanged: readonly Unchanged[];
  /** Used to remember the files that pass. */
  readonly dependencies?: Dependencies;
}

const dependenciesOf = { cloud: cloudDependencies, pages: pageDependencies };

/** The files that exist, relative to the project root. */
export const filesOf = ({ include, exclude }: TestFiles): readonly string[] =>
  globSync(include, { cwd: projectRoot, exclude }).sort();

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** HEAD if there is no branch `main`. */
function mergeBase(): string {
  try {
    return git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Files changed since this checkout branched off main. */
function changedFiles(): readonly string[] {
  const base = mergeBase();
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const domainOf = (file: string): string | undefined => /^(?:functions|shared|infra\/domains)\/([\w-]+)/.exec(file)?.[1];

/** For files that never passed here: whether a file imports a changed one or belongs to a changed domain. */
function mayReach(changed: readonly string[], graph: ImportGraph): (file: string) => boolean {
  const domains = new Set(changed.flatMap((file) => domainOf(file) ?? []));
  const names = new Set(changed);
  return (file) =>
    domains.has(file.split('/')[2]?.replace(/\.test\.ts$/, '') ?? '') ||
    [...graph.reach([file])].some((reached) => names.has(reached));
}

/** Every test runs with these. */
const runsWithAll = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|test\/[^/]+\.ts)$/;

/** Files that import something changed, or are changed themselves. */
async function importingChanges(files: readonly string[]): Promise<readonly string[]> {
  const changed = new Set(changedFiles());
  if ([...changed].some((file) => runsWithAll.test(file))) return files;
  const graph = await ImportGraph.of(files);
  return files.filter((file) => [...graph.reach([file])].some((reached) => changed.has(reached)));
}

/** Chooses the files of a part. Undefined when the part always runs whole. */
export async function select(part: Part, run: Run): Promise<Selection | undefined> {
  if (!part.testFiles) return undefined;
  const all = filesOf(part.testFiles);
  if (!part.reaches) return run === 'changed' ? { files: await importingChanges(all), unchanged: [] } : undefined;
  const dependencies = await dependenciesOf[part.reaches](all, join(reachFolder, part.name));
  if (run === 'full') return { files: all, unchanged: [], dependencies };
  const same = all.flatMap((file) => unchanged(part.name, file, dependencies) ?? []);
  const kept = new Set(same.map(({ file }) => file));
  const others = all.filter((file) => !kept.has(file));
  if (run !== 'changed') return { files: others, unchanged: same, dependencies };
  const reaches = mayReach(changedFiles(), await ImportGraph.of(others));
  const files = others.filter((file) => (isKnown(part.name, file) && !dependencies.isUntracked(file)) || reaches(file));
  return { files, unchanged: same, dependencies };
}
