import { longestPathValue } from '../kernel/endpoint.ts';
import { pagePaths } from './page-places.at-build.ts';
import type { PageName } from './pages.ts';

export interface PageMatch {
  readonly name: PageName;
  /** Values of the `:names` of its path. */
  readonly params: Readonly<Record<string, string>>;
}

/** Undefined for a segment that cannot be an id or a slug. */
function decoded(segment: string): string | undefined {
  try {
    const value = decodeURIComponent(segment);
    return value.length > longestPathValue ? undefined : value;
  } catch {
    return undefined;
  }
}

function paramsOf(wanted: readonly string[], given: readonly string[]): PageMatch['params'] | undefined {
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decoded(given[index] ?? '');
    if (segment.startsWith(':') && value) params[segment.slice(1)] = value;
    else if (segment !== value) return undefined;
  }
  return params;
}

const patterns = (Object.entries(pagePaths) as [PageName, string][]).map(([name, path]) => ({
  name,
  wanted: path.split('/'),
}));

/** The page at a path, exactly as it is spelled. */
export function matchPage(path: string): PageMatch | undefined {
  const given = path.split('/');
  for (const { name, wanted } of patterns) {
    const params = paramsOf(wanted, given);
    if (params) return { name, params };
  }
  return undefined;
}

/** Ids and slugs; no redirect for anything else. */
const isPlain = (segment: string): boolean => /^[\w-]+$/.test(segment) && segment.length <= longestPathValue;

/** The canonical spelling of an address that the router would accept: no trailing slash, fixed parts as declared. */
export function properPath(path: string): string | undefined {
  const given = path.replace(/(?<=.)\/+$/, '').split('/');
  for (const { wanted } of patterns) {
    const fits = (segment: string, index: number) =>
      segment.startsWith(':') ? isPlain(given[index] ?? '') : segment === given[index]?.toLowerCase();
    if (wanted.length !== given.length || !wanted.every(fits)) continue;
    return (
      wanted.map((segment, index) => (segment.startsWith(':') ? given[index] : segment)).join('/') || pagePaths.home
    );
  }
  return undefined;
}
