import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder in which test files note what they reach; without it, nothing is noted. */
export const reachVariable = 'RAMPART_REACH';

export interface Noted {
  /** Relative to the root of the project. */
  readonly file: string;
  /** `POST /api/cart` and `GET /marketplace` of a test on a cloud, paths of pages of a component test. */
  readonly requests: readonly string[];
}

/** What each test file of a run has noted. */
export function notedIn(folder: string): readonly Noted[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Noted);
}
