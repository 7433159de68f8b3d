import type { Framework } from '#lib/vocabulary/framework.repo.ts';
import { usualFrameworks } from '#shared/vocabulary/frameworks.ts';

/** What forms offer: the usual frameworks, unless one that was called so has another name now, then the others by name. */
export function offeredFrameworks(known: readonly Pick<Framework, 'name' | 'former'>[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  const renamed = new Set(known.map(({ former }) => former));
  return [...new Set([...usualFrameworks.filter((name) => names.has(name) || !renamed.has(name)), ...names])];
}
