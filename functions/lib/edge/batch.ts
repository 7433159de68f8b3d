import { wholeSite } from './shown-at.ts';

/** CloudFront works on 15 paths with a star at a time; one is left to whoever invalidates by hand. */
const mostPaths = 14;

const covers = (pattern: string, path: string): boolean =>
  pattern !== path && pattern.endsWith('*') && path.startsWith(pattern.slice(0, -1));

/**
 * The paths of one invalidation: each once, without those that another one covers. Too many of them are the whole site,
 * which costs as much as a single path.
 */
export function batchOf(wanted: readonly string[]): readonly string[] {
  const paths = [...new Set(wanted)].sort();
  const needed = paths.filter((path) => !paths.some((other) => covers(other, path)));
  return needed.length > mostPaths ? [wholeSite] : needed;
}
