import type { Writer } from '#lib/actor.ts';
import { conflict, DomainError } from '#lib/errors.ts';
import type { Done } from '#lib/managed/answer.ts';
import type { Deletable, Managed } from '#lib/managed/managed.ts';
import type { ManagedItem } from '#lib/managed/thing.ts';
import type { Part } from '#lib/table/transact.ts';
import { changeClaimItem, findUse, type Name } from '#lib/vocabulary/name.repo.ts';
import { meaningOf, type Term } from '#lib/vocabulary/term.items.ts';
import { activeUseItem } from '#lib/vocabulary/use.items.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { TermKind } from '#shared/vocabulary/choices.ts';
import { decidedAgain } from './decided-again.ts';
import { removedUnused, renamedUnused, renamedUsed, replacedUsed } from './replacement.items.ts';
import { replacementJob } from './replacement.job.ts';

/* What is done to a term together with its name: the same for tags and categories. */

type StoredTerm = ManagedItem & Term & { former?: string | undefined };
type Things<Item extends StoredTerm> = Pick<Managed<Item, unknown, string>, 'save'> & Deletable<Item>;

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
  readonly kind: TermKind;
  readonly before: Item;
  readonly change: Partial<Item>;
  /** Further parts of the transaction. */
  also(): Promise<readonly Part[]>;
}

/** Saves a change of a term. A new name is given to all uses by the job that is returned. */
export function saveTerm<Item extends StoredTerm>(
  things: Things<Item>,
  writer: Writer,
  { kind, before, change, also }: Saving<Item>,
): Promise<{ after: Item; job: Job | null }> {
  const name = { kind, name: before.name };
  const wanted: Item = { ...before, ...change };
  return decidedAgain(async () => {
    const more = await also();
    const save = (what: Partial<Item>, parts: readonly Part[]) =>
      things.save(writer, 'updated', before, what, { also: [...parts, ...more] });
    const keepsName = wanted.name === before.name;
    if (keepsName) return { after: await save(change, sameNameParts(name, before, wanted)), job: null };
    const uses = await usesOf(name);
    if (uses === 0) return { after: await save(change, renamedUnused(name, wanted)), job: null };
    const { job, items, announce } = replacementJob(writer, { ...name, to: wanted.name, owner: before.id }, uses);
    const after = await save({ ...change, former: before.name }, [...renamedUsed(name, wanted), { items }]);
    await announce();
    return { after, job };
  });
}

/** 409 of a term that cannot go: things have it, and nothing was chosen to take its place. */
function inUse(kind: TermKind, uses: number): DomainError {
  const what = kind === 'tag' ? 'tag' : 'category';
  const things = uses === 1 ? '1 thing uses' : `${uses.toLocaleString('en-US')} things use`;
  return new DomainError('in_use', `${things} this ${what}. Choose what replaces it.`, { extra: { uses } });
}

interface Removal<Item> {
  readonly id: string;
  kindOf(item: Item): TermKind;
  /** What takes its place; undefined when nothing was chosen. */
  replacementFor(item: Item): Promise<Term | undefined>;
  /** Further parts of the transaction. */
  also(item: Item): Promise<readonly Part[]>;
}

/** Deletes a term. The job that is returned puts another one in its place; 409 `in_use` when none was chosen. */
export function removeTerm<Item extends StoredTerm>(
  things: Things<Item>,
  writer: Writer,
  { id, kindOf, replacementFor, also }: Removal<Item>,
): Promise<Done & { job: Job | null }> {
  return decidedAgain(async () => {
    let job: ReturnType<typeof replacementJob> | undefined;
    const done = await things.delete(writer, id, async (item) => {
      const name = { kind: kindOf(item), name: item.name };
      const [uses, by, more] = [await usesOf(name), await replacementFor(item), await also(item)];
      if (uses === 0) return { also: [...removedUnused(name, id), ...more] };
      if (!by) throw inUse(name.kind, uses);
      job = replacementJob(writer, { ...name, to: by.name, owner: by.id }, uses);
      return { also: [...replacedUsed(name, id, by), { items: job.items }, ...more] };
    });
    await job?.announce();
    return { ...done, job: job?.job ?? null };
  });
}
