import { sweepOrphans } from '#lib/objects/orphan-sweep.ts';
import { knownGenerations } from './generation.repo.ts';
import { generationOf } from './text/texts.ts';

async function orphansAmong(keys: readonly string[]): Promise<string[]> {
  const named = keys.flatMap((key) => {
    const id = generationOf(key);
    return id === undefined ? [] : [{ key, id }];
  });
  const known = await knownGenerations(named.map(({ id }) => id));
  return named.flatMap(({ key, id }) => (known.has(id) ? [] : [key]));
}

/** Every hour: deletes texts of generations that are forgotten. */
export const handler = (): Promise<void> => sweepOrphans({ prefix: 'generations/', orphansAmong });
