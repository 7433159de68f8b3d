import type { Writer } from '#lib/actor.ts';
import { mostThings } from '#lib/job/job.repo.ts';
import { prepareJob } from '#lib/job/start.ts';
import type { Name } from '#lib/vocabulary/name.repo.ts';
import { vocabularyQueue } from './task.ts';
import { idsThatUse } from './users.ts';

/** What a job of the vocabulary does: a name takes the place of another one. */
export interface Replacement extends Name {
  readonly to: string;
  /** The id that the claim of the old name has. */
  readonly owner: string;
}

const countOf = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'thing' : 'things'}`;

/** The job that gives all things the new name. Of more things than a job can have, its end finds the rest. */
export async function replacementJob(writer: Writer, { kind, name, to, owner }: Replacement) {
  const ids = (await idsThatUse({ kind, name })).slice(0, mostThings);
  return prepareJob(writer, vocabularyQueue, {
    kind: 'vocabulary.replace',
    title: `Replace “${name}” by “${to}” in ${countOf(ids.length)}`,
    ask: { kind, name, to, owner },
    ids,
  });
}
