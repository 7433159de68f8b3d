import type { Writer } from '#lib/actor.ts';
import { prepareJob } from '#lib/job/start.ts';
import type { NameChange } from '#lib/managed/replace-name.ts';
import { vocabularyQueue } from './task.ts';

/** What a job of the vocabulary does: a name takes the place of another one. */
export interface Replacement extends NameChange {
  /** The id that the claim of the old name has meanwhile. */
  readonly owner: string;
}

/** The job that gives all things the new name, so many of them. */
export function replacementJob(writer: Writer, { kind, name, to, owner }: Replacement, uses: number) {
  const things = uses === 1 ? '1 thing' : `${uses.toLocaleString('en-US')} things`;
  return prepareJob(writer, vocabularyQueue, {
    kind: 'vocabulary.replace',
    title: `Replace “${name}” by “${to}” in ${things}`,
    ask: { kind, name, to, owner },
    total: uses,
  });
}
