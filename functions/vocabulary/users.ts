import type { Name } from '#lib/vocabulary/name.repo.ts';

/** Ids of all things that have a name. */
export const idsThatUse = async (_name: Name): Promise<string[]> => [];
