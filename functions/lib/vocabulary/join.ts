import { defaultTermColor, type TermKind } from '#shared/vocabulary/choices.ts';
import { frameworkCategories } from '#shared/vocabulary/frameworks.ts';
import type { Writer } from '../actor.ts';
import { auditItem } from '../audit/audit.ts';
import { nowIso } from '../clock.ts';
import { newId } from '../ids.ts';
import { markListItem } from '../table/list-mark.ts';
import { type TransactItem, transactUnlessRefused } from '../table/transact.ts';
import { FrameworkEntity } from './framework.entity.ts';
import type { Name } from './name.repo.ts';
import { requireRoomForFramework, requireRoomForTag } from './room.ts';
import { TagEntity, tagList } from './tag.entity.ts';
import { newTermItems } from './term.items.ts';

/** The term that joins, with what an admin may fill in later, and the items that store it. */
interface Joining {
  readonly term: { readonly id: string; readonly name: string };
  readonly items: readonly TransactItem[];
}

const fresh = (name: string) => ({ name, description: '', revision: 1, created_at: nowIso(), updated_at: nowIso() });

async function newTag(name: string): Promise<Joining> {
  await requireRoomForTag();
  const term = { ...fresh(name), id: newId('tag'), color: defaultTermColor, active: true };
  return { term, items: [{ Put: TagEntity.create(term).params() }, markListItem(tagList)] };
}

async function newFramework(name: string): Promise<Joining> {
  await requireRoomForFramework();
  const term = { ...fresh(name), id: newId('framework'), category: frameworkCategories[0], tags: [] };
  return { term, items: [{ Put: FrameworkEntity.create(term).params() }] };
}

/** Kinds whose terms join when they are typed. */
const joining: Partial<Record<TermKind, (name: string) => Promise<Joining>>> = { tag: newTag, framework: newFramework };

/** Whether a name of this kind that is typed and new joins the vocabulary; else it is refused. */
export const mayJoin = ({ kind }: Name): boolean => kind in joining;

/**
 * A name that was typed and is new joins the vocabulary, before the thing that has it is saved. Another request may have
 * made it a moment before: then there is nothing to do.
 */
export async function join(writer: Writer, { kind, name }: Name): Promise<void> {
  const made = await joining[kind]?.(name);
  if (!made) throw new Error(`A term of the kind ${kind} cannot join`);
  const { term, items } = made;
  await transactUnlessRefused([
    ...newTermItems(kind, { ...term, active: true }),
    ...items,
    auditItem(writer, { action: `${kind}.created`, target: { id: term.id, name }, after: term }),
  ]);
}
