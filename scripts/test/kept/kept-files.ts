import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../passed-results.ts';
import { hasFailed, type Report } from '../report.ts';

/** A file of tests that passed, and all that it reached then. */
interface Passed {
  /** What it reached while it ran, besides what it imports: stacks of the cloud, pages of the site. */
  readonly reach: readonly string[];
  readonly hash: string;
  readonly tests: number;
}

/** How the files of a part depend on the project. */
export interface Dependencies {
  /** Hash of everything that a file can reach, given what it reached besides its imports when it ran. */
  hashOf(file: string, reach: readonly string[]): string;
  /** What the files of this run have reached; none for a file of which that is not known. */
  reached(): ReadonlyMap<string, readonly string[]>;
  /** A file that reads what no import tells. */
  isUntold(file: string): boolean;
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

/** Whether a file passed on this machine at any time: its reach is known then. */
export const isKnown = (part: string, file: string): boolean => passedBefore(part, file).length > 0;

/** The file as it was when it passed, if nothing that it reached has changed since. */
export function unchanged(part: string, file: string, dependencies: Dependencies): Unchanged | undefined {
  if (dependencies.isUntold(file)) return undefined;
  const same = passedBefore(part, file).find(({ reach, hash }) => dependencies.hashOf(file, reach) === hash);
  return same && { file, tests: same.tests };
}

function keep(part: string, file: string, passed: Passed): void {
  const path = pathOf(part, file);
  const others = passedBefore(part, file).filter(({ hash }) => hash !== passed.hash);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify([passed, ...others].slice(0, mostKept)));
  renameSync(`${path}.${process.pid}`, path);
}

/** Remembers the files of a report that passed whole and at once. */
export function keepPassedFiles(part: string, report: Report, dependencies: Dependencies): void {
  if (!report.isWhole || report.errors.length > 0) return;
  const broken = new Set(report.files.map(({ file }) => file));
  const reached = dependencies.reached();
  for (const [file, tests] of Map.groupBy(report.tests, (test) => test.file)) {
    const reach = reached.get(file);
    if (!reach || broken.has(file) || tests.some(hasFailed) || dependencies.isUntold(file)) continue;
    const passed = tests.filter(({ state }) => state === 'passed').length;
    keep(part, file, { reach, hash: dependencies.hashOf(file, reach), tests: passed });
  }
}
