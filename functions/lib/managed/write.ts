import { isDeepStrictEqual } from 'node:util';
import { slugCandidate, slugOf } from '#shared/kernel/slug-of.ts';
import { auditItem } from '../audit/audit.ts';
import { nowIso } from '../clock.ts';
import { invalidationItem } from '../edge/invalidation.repo.ts';
import { type DomainError, staleVersion } from '../errors.ts';
import { makeOnce } from '../once/once.ts';
import { markListItem } from '../table/list-mark.ts';
import { claimSlugItem } from '../table/slug.ts';
import {
  type Part,
  type TransactItem,
  TransactionRefused,
  transact,
  unlessWritten,
  type Write,
} from '../table/transact.ts';
import { countParts, saveWithNames } from '../vocabulary/save-with-names.ts';
import { idTaken, slugTaken, unknown } from './answer.ts';
import { deleteItem, insertItem, replaceItem } from './lock.ts';
import type { ManagedItem, Thing, Transition } from './thing.ts';

type AnyThing<Item extends ManagedItem> = Thing<Item, unknown, string>;

/** Reads a thing from any list, consistently. */
export async function find<Item extends ManagedItem>(thing: AnyThing<Item>, id: string): Promise<Item | undefined> {
  const { data } = await thing.entity.get({ id }).go({ consistent: true });
  // An item from before it was managed has no revision yet; its first save gives it one.
  return data ? { ...data, revision: data.revision ?? 0 } : await thing.blank?.(id);
}

/** A thing outside the trash; 404 for any other. */
export async function mustFind<Item extends ManagedItem>(thing: AnyThing<Item>, id: string): Promise<Item> {
  const found = await find(thing, id);
  if (!found || (thing.trash && found.list !== 'current')) throw unknown(thing);
  return found;
}

/** The error for the later of two concurrent writes: 409 with the stored version, or 404 when there is none. */
export async function stale<Item extends ManagedItem>(thing: AnyThing<Item>, id: string): Promise<DomainError> {
  const current = await find(thing, id);
  return current ? staleVersion((await thing.view(current))(current)) : unknown(thing);
}

/** What the audit log shows of a thing: not its list and position. */
function logged<Item extends ManagedItem>(thing: AnyThing<Item>, item: Item): Readonly<Record<string, unknown>> {
  if (thing.logged) return { ...thing.logged(item) };
  const { list: _, listed_at: __, slugs: ___, ...fields } = item;
  return fields;
}

/** What an act adds to its transaction and to its audit row. */
export interface More {
  readonly also?: readonly Write[];
  readonly logged?: { readonly before?: object; readonly after?: object };
  /** A job gives a term of the vocabulary another name: nobody waits for the answer, and nobody has chosen anything. */
  readonly isReplacement?: true;
}

/** The audit row, written in the transaction of the act. */
export function actItem<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  deed: string,
  { writer, before, after }: Transition<Item>,
  more?: More,
): TransactItem {
  const item = (after ?? before) as Item;
  return auditItem(writer, {
    action: `${thing.action ?? thing.field}.${deed}`,
    target: { id: item.id, name: thing.name(item) },
    ...(before && { before: { ...logged(thing, before), ...more?.logged?.before } }),
    ...(after && { after: { ...logged(thing, after), ...more?.logged?.after } }),
  });
}

/** Invalidates the copies in memory. */
const markOf = <Item extends ManagedItem>({ list }: AnyThing<Item>): Write[] => (list ? [markListItem(list)] : []);

/** Makes the edge forget where visitors saw it before the change, and where they see it now. */
function forgottenBy<Item extends ManagedItem>(thing: AnyThing<Item>, { before, after }: Transition<Item>): Write[] {
  const paths = [before, after].flatMap((item) => (item && thing.shownAt?.(item)) ?? []);
  const { id } = (after ?? before) as Item;
  return paths.length > 0 ? [invalidationItem(id, [...new Set(paths)])] : [];
}

/** Parts of every change: its audit row, the mark of the list, what the edge forgets, uses, and what the domain adds. */
const around = <Item extends ManagedItem>(
  thing: AnyThing<Item>,
  deed: string,
  turn: Transition<Item>,
  more: More,
): Write[] => [
  actItem(thing, deed, turn, more),
  ...markOf(thing),
  ...forgottenBy(thing, turn),
  ...countParts(thing.names, turn.before, turn.after),
  ...(thing.also?.(turn) ?? []),
  ...(more.also ?? []),
];

/** Accepts a failed save if the table has exactly this item. Like JSON, the table omits undefined attributes. */
const isThere = <Item extends ManagedItem>(thing: AnyThing<Item>, item: Item) =>
  unlessWritten(async () => isDeepStrictEqual(await find(thing, item.id), JSON.parse(JSON.stringify(item))));

const slugTries = 30;

/** Writes a new thing, once for all requests of its writer with the same key: the later ones get the first one's. */
export async function insert<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  turn: Transition<Item> & { readonly after: Item },
  more: More = {},
): Promise<Item> {
  const { once } = turn.writer;
  if (!once) return insertNamed(thing, turn, more);
  return makeOnce(once, {
    id: turn.after.id,
    make: (part) => insertNamed(thing, turn, { ...more, also: [...(more.also ?? []), part] }),
    find: (id) => mustFind(thing, id),
  });
}

const insertNamed = <Item extends ManagedItem>(
  thing: AnyThing<Item>,
  turn: Transition<Item> & { readonly after: Item },
  more: More,
): Promise<Item> => saveWithNames(thing.names, turn, (after) => insertNew(thing, { ...turn, after }, more));

/** A slug derived from the name gets a number when it is taken; a chosen one is refused. */
async function insertNew<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  turn: Transition<Item> & { readonly after: Item },
  more: More,
): Promise<Item> {
  if (!thing.slug) return insertAs(thing, turn, [], more);
  const { slug: chosen } = turn.after;
  for (let tried = 1; ; tried++) {
    const slug = chosen || slugCandidate(slugOf(thing.name(turn.after)), tried);
    const isLast = Boolean(chosen) || tried === slugTries;
    const claim = claimSlugItem(thing.slug, slug, turn.after.id);
    try {
      const after = { ...turn.after, slug, slugs: [slug] };
      return await insertAs(
        thing,
        { ...turn, after },
        [{ items: [claim], refused: () => (isLast ? slugTaken(thing) : undefined) }],
        more,
      );
    } catch (error) {
      // Only the slug was taken; the next one may be free.
      if (!(error instanceof TransactionRefused)) throw error;
    }
  }
}

async function insertAs<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  turn: Transition<Item> & { readonly after: Item },
  claims: readonly Part[],
  more: More,
): Promise<Item> {
  const { after } = turn;
  const itself: Part = { items: [insertItem(thing.entity, after)], refused: () => idTaken(thing) };
  await transact([itself, ...claims, ...around(thing, 'created', turn, more)]).catch(isThere(thing, after));
  await thing.announce?.(after);
  return after;
}

/** `before` with a change: next revision, position in the list, derived attributes. */
function changed<Item extends ManagedItem>(thing: AnyThing<Item>, before: Item, change: Partial<Item>): Item {
  const at = nowIso();
  const after: Item = { ...before, ...change, revision: before.revision + 1, updated_at: at };
  if (thing.slug) {
    after.slug ||= slugOf(thing.name(after));
    after.slugs = [...new Set([...(after.slugs ?? []), after.slug])];
  }
  if (after.list === 'current' && thing.trash)
    after.listed_at = thing.trash.order === 'changed' ? at : after.created_at;
  return { ...after, ...thing.follows?.(after) };
}

/** Replaces `before` with its changed version, with all parts of a change; 409 after a concurrent write. */
export const save = <Item extends ManagedItem>(
  thing: AnyThing<Item>,
  deed: string,
  turn: Transition<Item> & { readonly before: Item },
  change: Partial<Item>,
  more: More = {},
): Promise<Item> =>
  saveWithNames(
    thing.names,
    { ...turn, isReplacement: more.isReplacement, after: changed(thing, turn.before, change) },
    (after) => saveAs(thing, deed, { ...turn, after }, more),
  );

async function saveAs<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  deed: string,
  turn: Transition<Item> & { readonly before: Item; readonly after: Item },
  more: More,
): Promise<Item> {
  const { before, after } = turn;
  const itself = {
    items: [replaceItem(thing.entity, after, before.revision)],
    refused: () => (more.isReplacement ? staleVersion(undefined) : stale(thing, before.id)),
  };
  const claims: Part[] =
    thing.slug && after.slug && after.slug !== before.slug
      ? [{ items: [claimSlugItem(thing.slug, after.slug, after.id)], refused: () => slugTaken(thing) }]
      : [];
  const writes = [itself, ...claims, ...around(thing, deed, turn, more)];
  await transact(writes).catch(isThere(thing, after));
  await thing.announce?.(after);
  return after;
}

/** Deletes a thing permanently; 409 after a concurrent write. */
export async function remove<Item extends ManagedItem>(
  thing: AnyThing<Item>,
  turn: Transition<Item> & { readonly before: Item },
  more: More = {},
): Promise<void> {
  const { before } = turn;
  const itself = { items: [deleteItem(thing.entity, before)], refused: () => stale(thing, before.id) };
  const isGone = async () => (await find(thing, before.id)) === undefined;
  await transact([itself, ...around(thing, 'deleted', turn, more)]).catch(unlessWritten(isGone));
}
