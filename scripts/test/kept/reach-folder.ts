import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder where test files record what they reach. Nothing is recorded if it is unset. */
export const reachVariable = 'RAMPART_REACH';

export interface Noted {
  /** Relative to the root of the project. */
  readonly file: string;
  /** Requests such as `POST /api/cart` for a test on a cloud; paths of pages for a component test. */
  readonly requests: readonly string[];
}

/** What each test file of a run recorded. */
export function notedIn(folder: string): readonly Noted[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noted);
}
