import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Environment variable with the folder where test files record what they reach. Unset: nothing is recorded. */
export const reachVariable = 'RAMPART_REACH';

export interface Noted {
  /** Relative to the root of the project. */
  readonly file: string;
  /** `POST /api/cart` and `GET /marketplace` of a test on a cloud, paths of pages of a component test. */
  readonly requests: readonly string[];
}

/** What each test file of a run recorded. */
export function notedIn(folder: string): readonly Noted[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noted);
}
