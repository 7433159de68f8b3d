import type { Writer } from '../actor.ts';
import { logger } from '../logger.ts';
import { isRefusal } from '../table/transact.ts';
import type { Name } from '../vocabulary/name.repo.ts';
import { kindsOf, namesOf, respelled } from '../vocabulary/thing-names.ts';
import { retryOnStaleRevision } from './retry-on-stale-revision.ts';
import type { ManagedItem } from './thing.ts';
import type { Trashed } from './trash.ts';
import { find, save } from './write.ts';

/** A name of the vocabulary that gives way to another one. */
export interface NameChange extends Name {
  readonly to: string;
}

/** What became of a page of things. */
export interface NamedPage {
  /** How many of them have the new name now. */
  readonly replaced: number;
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined;
}

/** Gives a page of a kind of things another name, in the name of the writer; `from` is where the last page ended. */
export type ReplaceName = (writer: Writer, change: NameChange, from: string | undefined) => Promise<NamedPage>;

/** Things in the trash may come back, so they have a name too. */
const lists = ['current', 'trash'] as const;
/** Things that are read at a time. */
const pageSize = 100;

const has = <Item extends ManagedItem>(thing: Trashed<Item>, item: Item, { kind, name }: Name): boolean =>
  namesOf(thing.names ?? {}, item).some((each) => each.kind === kind && each.name === name);

/** Done again, it changes nothing. */
const replaceIn = <Item extends ManagedItem>(thing: Trashed<Item>, writer: Writer, id: string, change: NameChange) =>
  retryOnStaleRevision('updated', async () => {
    const before = await find(thing, id);
    if (!before || !lists.some((list) => list === before.list) || !has(thing, before, change)) return;
    const isOld = (name: Name) => name.kind === change.kind && name.name === change.name;
    const after = respelled(thing.names ?? {}, before, (name) => (isOld(name) ? change.to : name.name));
    await save(thing, 'updated', { writer, before }, after, { isReplacement: true });
  });

/** One that cannot be changed does not hold up the others; it is found again as long as it has the name. */
async function replacedIn<Item extends ManagedItem>(
  thing: Trashed<Item>,
  writer: Writer,
  { id }: Item,
  change: NameChange,
): Promise<boolean> {
  try {
    await replaceIn(thing, writer, id, change);
    return true;
  } catch (error) {
    logger.warn('name not replaced', { noun: thing.noun, id, refused: isRefusal(error), error: error as Error });
    return false;
  }
}

/** The same of one kind of things, for its domain's `public.ts`. The latest things come first: what changes goes there. */
export async function replaceName<Item extends ManagedItem>(
  thing: Trashed<Item>,
  writer: Writer,
  change: NameChange,
  from = `${lists[0]}~`,
): Promise<NamedPage> {
  if (!kindsOf(thing.names ?? {}).includes(change.kind)) return { replaced: 0, next: undefined };
  const [list = '', cursor = ''] = /^(\w+)~(.*)$/.exec(from)?.slice(1) ?? [];
  const place = lists.indexOf(list as (typeof lists)[number]);
  const query = thing.trash.inList(lists[place] ?? 'current').between({ listed_at: '0' }, { listed_at: '9' });
  const page = await query.go({ order: 'desc', limit: pageSize, cursor: cursor || null });
  let replaced = 0;
  for (const item of page.data.filter((each) => has(thing, each, change)))
    if (await replacedIn(thing, writer, item, change)) replaced += 1;
  const following = lists[place + 1];
  return { replaced, next: page.cursor ? `${list}~${page.cursor}` : following && `${following}~` };
}
