import type { Job } from '#shared/kernel/job.ts';
import type { TermKind } from '#shared/vocabulary/choices.ts';
import type { Writer } from '../../actor.ts';
import { conflict, DomainError } from '../../errors.ts';
import type { Done } from '../../managed/answer.ts';
import type { Deletable, Managed } from '../../managed/managed.ts';
import type { ManagedItem } from '../../managed/thing.ts';
import type { Part } from '../../table/transact.ts';
import { changeClaimItem, findUse, type Name } from '../name.repo.ts';
import { meaningOf, type Term } from '../term.items.ts';
import { activeUseItem } from '../use.items.ts';
import { decidedAgain } from './decided-again.ts';
import { removedUnused, renamedUnused, renamedUsed, replacedUsed } from './replacement.items.ts';
import { type ReplacementJobs, replacementJob } from './replacement.job.ts';

/* What is done to a term together with its name: the same for tags, categories and frameworks. */

/** A term as it is stored. */
export interface StoredTerm extends ManagedItem {
  id: string;
  name: string;
  /** The name that a job is taking out of use, or the last one that was. */
  former?: string | undefined;
}

/** Terms that a domain manages, and the job that gives their new names to what has them. */
export interface Terms<Item extends StoredTerm> {
  readonly things: Pick<Managed<Item, unknown, string>, 'save'> & Deletable<Item>;
  /** In a sentence: `category`. */
  readonly noun: string;
  readonly jobs: ReplacementJobs;
  /** What the term's name means by itself. */
  readonly termOf: (item: Item) => Term;
  readonly kindOf: (item: Item) => TermKind;
}

/** The uses of a name. 409 while it takes the place of another one. */
async function usesOf(name: Name): Promise<number> {
  const use = await findUse(name);
  if (use?.arriving)
    throw conflict(`“${name.name}” is taking the place of another name. Try again when that job is done.`);
  return use?.uses ?? 0;
}

/** What changes with a term that keeps its name. */
function sameNameParts(name: Name, before: Term, after: Term): Part[] {
  if (before.active === after.active && before.parent_id === after.parent_id) return [];
  const claim = changeClaimItem(name, meaningOf(name.kind, after), after.id);
  return [{ items: [claim, ...(before.active === after.active ? [] : [activeUseItem(name, after.active)])] }];
}

interface Saving<Item> {
  readonly before: Item;
  readonly change: Partial<Item>;
  /** Further parts of the transaction. */
  also?(): Promise<readonly Part[]>;
}

/** Saves a change of a term. A new name is given to all uses by the job that is returned. */
export function saveTerm<Item extends StoredTerm>(
  { things, jobs, termOf, kindOf }: Terms<Item>,
  writer: Writer,
  { before, change, also = async () => [] }: Saving<Item>,
): Promise<{ after: Item; job: Job | null }> {
  const name = { kind: kindOf(before), name: before.name };
  const wanted = termOf({ ...before, ...change });
  return decidedAgain(async () => {
    const more = await also();
    const save = (what: Partial<Item>, parts: readonly Part[]) =>
      things.save(writer, 'updated', before, what, { also: [...parts, ...more] });
    const keepsName = wanted.name === before.name;
    if (keepsName) return { after: await save(change, sameNameParts(name, termOf(before), wanted)), job: null };
    const uses = await usesOf(name);
    if (uses === 0) return { after: await save(change, renamedUnused(name, wanted)), job: null };
    const { job, items, announce } = replacementJob(writer, jobs, { ...name, to: wanted.name, owner: before.id }, uses);
    const after = await save({ ...change, former: before.name }, [...renamedUsed(name, wanted), { items }]);
    await announce();
    return { after, job };
  });
}

/** 409 of a term that cannot go: things have it, and nothing was chosen to take its place. */
function inUse<Item extends StoredTerm>({ noun, jobs }: Terms<Item>, uses: number): DomainError {
  const { one, many } = jobs.holder;
  const things = uses === 1 ? `1 ${one} uses` : `${uses.toLocaleString('en-US')} ${many} use`;
  return new DomainError('in_use', `${things} this ${noun}. Choose what replaces it.`, { extra: { uses } });
}

interface Removal<Item extends StoredTerm> {
  readonly id: string;
  /** What takes its place; undefined when nothing was chosen. */
  replacementFor(item: Item): Promise<Item | undefined>;
  /** Further parts of the transaction. */
  also?(item: Item): Promise<readonly Part[]>;
}

/** Deletes a term. The job that is returned puts another one in its place; 409 `in_use` when none was chosen. */
export function removeTerm<Item extends StoredTerm>(
  terms: Terms<Item>,
  writer: Writer,
  { id, replacementFor, also = async () => [] }: Removal<Item>,
): Promise<Done & { job: Job | null }> {
  const { things, jobs, kindOf, termOf } = terms;
  return decidedAgain(async () => {
    let job: ReturnType<typeof replacementJob> | undefined;
    const done = await things.delete(writer, id, async (item) => {
      const name = { kind: kindOf(item), name: item.name };
      const [uses, by, more] = [await usesOf(name), await replacementFor(item), await also(item)];
      if (uses === 0) return { also: [...removedUnused(name, id), ...more] };
      if (!by) throw inUse(terms, uses);
      job = replacementJob(writer, jobs, { ...name, to: by.name, owner: by.id }, uses);
      return { also: [...replacedUsed(name, id, termOf(by)), { items: job.items }, ...more] };
    });
    await job?.announce();
    return { ...done, job: job?.job ?? null };
  });
}
