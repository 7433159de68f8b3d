import type { IdKind } from '#shared/kernel/ids.ts';
import type { Writer } from '../actor.ts';
import type { ListName } from '../table/list-mark.ts';
import type { SlugKind } from '../table/slug.ts';
import type { Write } from '../table/transact.ts';
import type { Sentences } from './answer.ts';
import type { Trash } from './trash.ts';

/** What the table keeps of every managed thing. */
export interface Kept {
  id: string;
  /** The lock: raised by every save. */
  revision: number;
  updated_at?: string;
  created_at?: string;
  /** Of a thing that has an address of its own. `slugs` are all that it has had, so that a purge gives them back. */
  slug?: string;
  slugs?: string[];
  /** Of a thing that has a trash: `current`, `trash`, `purging` (past return: what hangs on it is being deleted). */
  list?: string;
  /** Its place in the list; in the trash, when it will be purged. */
  listed_at?: string;
  deleted_at?: string;
}

/** What is asked of an ElectroDB entity. */
export interface Table<Item> {
  get(key: { id: string }): { go(options: { consistent: true }): Promise<{ data: Item | null }> };
  create(item: Item): { params(): object };
  put(item: Item): { params(): object };
  delete(key: { id: string }): { params(): object };
}

/** What a thing becomes in one transaction: made when there is no `before`, deleted when there is no `after`. */
export interface Turn<Item> {
  readonly writer: Writer;
  readonly before?: Item;
  readonly after?: Item;
}

/** Shows any state of one thing. */
export type Show<Item, View> = (item: Item) => View;

/** What a domain declares of a thing that admins manage. */
export interface Thing<Item extends Kept, View, Field extends string> {
  readonly entity: Table<Item>;
  /** As it stands in a sentence: `coaching package`. */
  readonly noun: string;
  /** Where answers have it: `coaching_package`. */
  readonly field: Field;
  /** How its rows of the log begin; else as `field`. */
  readonly action?: string;
  /** Sentences that are not made of the noun. */
  readonly says?: Partial<Sentences>;
  /** What new ones are numbered as; a thing that nobody makes has none. */
  readonly id?: IdKind;
  /** What a person calls it: its title, in the log too. */
  name(item: Item): string;
  /** Reads what an admin is shown beside it. Asked ahead of a save, so that nothing is missing from the answer then. */
  view(item: Item): Show<Item, View> | Promise<Show<Item, View>>;
  /** What the log shows of it; else everything but where it stands. */
  logged?(item: Item): object;
  /** What follows from other attributes, after every change. Throws when they contradict one another. */
  follows?(item: Item): Partial<Item>;
  /** Further parts of the transaction that makes, changes or deletes it. */
  also?(turn: Turn<Item>): Write[];
  /** What others learn once a change is saved. */
  announce?(item: Item): Promise<void>;
  /** It has an address of its own, made of its name unless one is asked for. */
  readonly slug?: SlugKind;
  /** The list that instances keep in memory whole; every change marks it. */
  readonly list?: ListName;
  /** It waits in the trash before it is purged. Without one, it is deleted at once. */
  readonly trash?: Trash<Item>;
  /** What it is while nobody has written it, at revision 0. */
  blank?(id: string): Promise<Item | undefined>;
}

/** A form says "none" with null; the table says it by leaving out. */
type Given<Item> = { [Name in keyof Item]: undefined extends Item[Name] ? Item[Name] | null : Item[Name] };
/** What is left out, or undefined, stays. */
export type Change<Item> = Partial<Given<Item>>;
/** What a new thing needs besides what all of them get. */
export type New<Item> = Given<Omit<Item, Exclude<keyof Kept, 'slug'>>>;

/** The fields that are given, nulls as the table says them. */
export function given<Item>(fields: object): Partial<Item> {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, value ?? undefined])) as Partial<Item>;
}
