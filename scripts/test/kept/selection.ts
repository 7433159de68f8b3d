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

/** Which files of a part are run, and which have passed with everything as it is. */
export interface Selection {
  readonly files: readonly string[];
  readonly unchanged: readonly Unchanged[];
  readonly dependencies: Dependencies;
}

const dependenciesOf = { cloud: cloudDependencies, pages: pageDependencies };

const filesOf = ({ include, exclude }: TestFiles): readonly string[] =>
  globSync(include, { cwd: projectRoot, exclude }).sort();

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, { cwd: projectRoot, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from the last commit on main which this checkout has. */
export function changedFiles(): readonly string[] {
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main');
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

const domainOf = (file: string): string | undefined => /^(?:functions|shared|infra\/domains)\/([\w-]+)/.exec(file)?.[1];

/** For a file whose reach nobody has seen yet: it imports what has changed, or belongs to its domain. */
function mayReach(changed: readonly string[], graph: ImportGraph): (file: string) => boolean {
  const domains = new Set(changed.flatMap((file) => domainOf(file) ?? []));
  const names = new Set(changed);
  return (file) =>
    domains.has(file.split('/')[2]?.replace(/\.test\.ts$/, '') ?? '') ||
    [...graph.reach([file])].some((reached) => names.has(reached));
}

/** The files of a part that a run has to run. A full run has all of them. */
export async function select(part: Part, run: Run): Promise<Selection | undefined> {
  if (!part.testFiles || !part.reaches) return undefined;
  const all = filesOf(part.testFiles);
  const dependencies = await dependenciesOf[part.reaches](all, join(reachFolder, part.name));
  if (run === 'full') return { files: all, unchanged: [], dependencies };
  const same = all.flatMap((file) => unchanged(part.name, file, dependencies) ?? []);
  const kept = new Set(same.map(({ file }) => file));
  const others = all.filter((file) => !kept.has(file));
  if (run !== 'changed') return { files: others, unchanged: same, dependencies };
  const reaches = mayReach(changedFiles(), await ImportGraph.of(others));
  const files = others.filter((file) => (isKnown(part.name, file) && !dependencies.isUntold(file)) || reaches(file));
  return { files, unchanged: same, dependencies };
}

/** Unit tests that import what has changed, or are changed themselves. */
export async function unitTestsOf(testFiles: TestFiles): Promise<readonly string[]> {
  const all = filesOf(testFiles);
  const graph = await ImportGraph.of(all);
  const changed = new Set(changedFiles());
  return all.filter((file) => [...graph.reach([file])].some((reached) => changed.has(reached)));
}
