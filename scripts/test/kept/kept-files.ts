import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, store } from '../passed-results.ts';
import { hasFailed, type Report } from '../report.ts';

/** A test file that passed, with everything it depended on. */
interface Passed {
  /** What else it reached at run time: stacks of the cloud, or pages of the site. */
  readonly reach: readonly string[];
  readonly hash: string;
  readonly tests: number;
}

/** How the test files of a part depend on the project. */
export interface Dependencies {
  /** Hash of everything a file depends on: its imports, and `reach` as recorded when it ran. */
  hashOf(file: string, reach: readonly string[]): string;
  /** What each file of this run reached. A file without an entry is not remembered. */
  reached(): ReadonlyMap<string, readonly string[]>;
  /** Whether a file depends on things that cannot be tracked, such as sources it reads. It always runs. */
  isUntracked(file: string): boolean;
  /** Whether nothing has changed since it was hashed. A file that was edited during the run did not pass as it is now. */
  isCurrent(): boolean;
}

export interface Unchanged {
  readonly file: string;
  readonly tests: number;
}

const mostKept = 8;
const pathOf = (part: string, file: string): string =>
  join(cacheFolder(), 'files', part, `${file.replaceAll('/', '~')}.json`);

function passedBefore(part: string, file: string): readonly Passed[] {
  try {
    return JSON.parse(readFileSync(pathOf(part, file), 'utf8'));
  } catch {
    return [];
  }
}

/** Whether a file has ever passed on this machine, so that its reach is known. */
export const isKnown = (part: string, file: string): boolean => passedBefore(part, file).length > 0;

/** The earlier pass of a file, if nothing it depends on has changed since. */
export function unchanged(part: string, file: string, dependencies: Dependencies): Unchanged | undefined {
  if (dependencies.isUntracked(file)) return undefined;
  const same = passedBefore(part, file).find(({ reach, hash }) => dependencies.hashOf(file, reach) === hash);
  return same && { file, tests: same.tests };
}

function keep(part: string, file: string, passed: Passed): void {
  const path = pathOf(part, file);
  const others = passedBefore(part, file).filter(({ hash }) => hash !== passed.hash);
  store(path, JSON.stringify([passed, ...others].slice(0, mostKept)));
}

/** Remembers the files of a report in which every test passed on the first try. */
export function keepPassedFiles(part: string, report: Report, dependencies: Dependencies): void {
  if (!report.isWhole || report.errors.length > 0 || !dependencies.isCurrent()) return;
  const broken = new Set(report.files.map(({ file }) => file));
  const reached = dependencies.reached();
  for (const [file, tests] of Map.groupBy(report.tests, (test) => test.file)) {
    const reach = reached.get(file);
    if (!reach || broken.has(file) || tests.some(hasFailed) || dependencies.isUntracked(file)) continue;
    const passed = tests.filter(({ state }) => state === 'passed').length;
    keep(part, file, { reach, hash: dependencies.hashOf(file, reach), tests: passed });
  }
}
