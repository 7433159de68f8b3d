import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, store } from './passed-results.ts';

/** One run of `npm test` on this machine. */
export interface PastRun {
  /** An ISO time. */
  readonly at: string;
  /** Seconds of each part that ran. */
  readonly seconds: Readonly<Record<string, number>>;
  /** Tests that failed in their part and passed on their own. */
  readonly flaky: readonly string[];
}

const remembered = 10;
const path = (): string => join(cacheFolder(), 'runs.json');

/** The last ten runs of this machine, oldest first; none when the file cannot be read. */
export function pastRuns(): readonly PastRun[] {
  try {
    return JSON.parse(readFileSync(path(), 'utf8'));
  } catch {
    return [];
  }
}

/** The seconds of each part in the last run that had it. */
export const lastSeconds = (runs: readonly PastRun[]): Readonly<Record<string, number>> =>
  Object.assign({}, ...runs.map(({ seconds }) => seconds));

/** Adds a run, and returns the last ten. */
export function rememberRun(run: PastRun): readonly PastRun[] {
  const runs = [...pastRuns(), run].slice(-remembered);
  store(path(), JSON.stringify(runs));
  return runs;
}
