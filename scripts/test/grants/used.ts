import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FunctionGrant } from '../../local/client.ts';
import { cacheFolder } from '../passed-results.ts';

/*
 * What a function has used of its grants is remembered for each of its bundles: test files that are left out, because
 * nothing they reach has changed, used them when they passed with the same bundle.
 */

const folder = (): string => join(cacheFolder(), 'grants');
const keyOf = ({ isUsed: _, ...grant }: FunctionGrant): string =>
  createHash('sha256').update(JSON.stringify(grant)).digest('hex').slice(0, 16);

function usedBefore(bundle: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(join(folder(), `${bundle}.json`), 'utf8')));
  } catch {
    return new Set();
  }
}

/** The same grants, those counted as used that the same bundle has used on this machine before. Remembers them all. */
export function withUsedBefore(
  grants: readonly FunctionGrant[],
  bundleOf: (name: string) => string,
): readonly FunctionGrant[] {
  mkdirSync(folder(), { recursive: true });
  return [...Map.groupBy(grants, (grant) => grant.function)].flatMap(([name, all]) => {
    const used = new Set([...usedBefore(bundleOf(name)), ...all.filter(({ isUsed }) => isUsed).map(keyOf)]);
    writeFileSync(join(folder(), `${bundleOf(name)}.json`), JSON.stringify([...used].sort()));
    return all.map((grant) => ({ ...grant, isUsed: used.has(keyOf(grant)) }));
  });
}
