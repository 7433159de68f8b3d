import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { synthesise } from '../../build/synth.ts';
import type { FunctionGrant } from '../../local/client.ts';
import { Stacks } from '../../local/stacks.ts';
import { cacheFolder, store } from '../passed-results.ts';
import { grantsFolder } from '../results.ts';
import { keptGrants } from './kept.ts';

/*
 * Remembers which grants each bundle of a function has used. A skipped test file used them when it passed with the same
 * bundle.
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

/**
 * Marks grants as used that the same bundle used in an earlier run, and remembers those used now. After a run of all test
 * files (`isWhole`) earlier runs no longer count: the test that used a grant may be gone.
 */
export function withUsedBefore(
  grants: readonly FunctionGrant[],
  bundleOf: (name: string) => string,
  isWhole: boolean,
): readonly FunctionGrant[] {
  return [...Map.groupBy(grants, (grant) => grant.function)].flatMap(([name, all]) => {
    const before = isWhole ? [] : usedBefore(bundleOf(name));
    const used = new Set([...before, ...all.filter(({ isUsed }) => isUsed).map(keyOf)]);
    store(join(folder(), `${bundleOf(name)}.json`), JSON.stringify([...used].sort()));
    return all.map((grant) => ({ ...grant, isUsed: used.has(keyOf(grant)) }));
  });
}

/** The bundle of each function, by the function's name. */
export async function bundleNames(): Promise<(name: string) => string> {
  const functions = new Stacks(await synthesise('local')).functions();
  const bundles = new Map(functions.map(({ name, bundle }) => [name, basename(dirname(bundle))]));
  return (name) => bundles.get(name) ?? name;
}

/** Remembers the grants that the clouds of a part used: the next run may skip the tests that used them. */
export async function rememberUsed(): Promise<void> {
  withUsedBefore(keptGrants(grantsFolder), await bundleNames(), false);
}
