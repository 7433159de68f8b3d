import type { IdKind } from '#shared/kernel/ids.ts';
import type { Writer } from '../actor.ts';
import type { ListName } from '../table/list-mark.ts';
import type { SlugKind } from '../table/slug.ts';
import type { Write } from '../table/transact.ts';
import type { NameFields } from '../vocabulary/thing-names.ts';
import type { Sentences } from './answer.ts';

/** Attributes that the table stores for every managed thing. */
export interface ManagedItem {
  id: string;
  /** The optimistic lock: incremented by every save. */
  revision: number;
  updated_at?: string;
  created_at?: string;
  /** For a thing with its own address. `slugs` are all it has ever had, so that a purge can release them. */
  slug?: string;
  slugs?: string[];
  /** For a thing with a trash: `current`, `trash`, `purging` (cannot be undone: dependent data is being deleted). */
  list?: string;
  /** Its position in the list; in the trash, the time of its purge. */
  listed_at?: string;
  deleted_at?: string;
}

/** The methods that are used of an ElectroDB entity. */
export interface Table<Item> {
  get(key: { id: string }): { go(options: { consistent: true }): Promise<{ data: Item | null }> };
  create(item: Item): { params(): object };
  put(item: Item): { params(): object };
  delete(key: { id: string }): { params(): object };
}

/** The change of a thing in one transaction: without `before` it is created, without `after` deleted. */
export interface Transition<Item> {
  readonly writer: Writer;
  readonly before?: Item;
  readonly after?: Item;
}

/** Shows any state of one thing. */
export type Show<Item, View> = (item: Item) => View;

/** The part of an ElectroDB query that the trash uses. */
interface Listing<Item> {
  between(
    from: { listed_at: string },
    until: { listed_at: string },
  ): {
    go(options: { order: 'asc' | 'desc'; limit: number; cursor: string | null }): Promise<{
      data: Item[];
      cursor: string | null;
    }>;
  };
}

/** How a kind of thing is kept in the trash. Its entity has `list`, `listed_at` and `deleted_at`. */
export interface Trash<Item> {
  /** The entity's index by `list` and `listed_at`. */
  readonly inList: (list: 'current' | 'trash' | 'purging') => Listing<Item>;
  /** What the current things are ordered by in that index. */
  readonly order: 'created' | 'changed';
  /** Further changes when a thing is deleted or restored. */
  readonly deleted?: Partial<Item>;
  readonly restored?: Partial<Item>;
  /**
   * Deletes dependent data, after the purge is committed; runs again if interrupted. The thing itself is deleted last.
   */
  readonly purge?: (item: Item) => Promise<void>;
  /** Further parts of the transaction that commits the purge. */
  readonly purged?: (item: Item) => Write[];
  /** What is kept of a purged thing, in a list that nothing reads; by default nothing. */
  readonly remains?: () => Partial<Item>;
}

/** What a domain declares of a thing that admins manage. */
export interface Thing<Item extends ManagedItem, View, Field extends string> {
  readonly entity: Table<Item>;
  /** Its name in a sentence: `coaching package`. */
  readonly noun: string;
  /** Its field in responses: `coaching_package`. */
  readonly field: Field;
  /** Prefix of its actions in the audit log; defaults to `field`. */
  readonly action?: string;
  /** Sentences that are not derived from the noun. */
  readonly says?: Partial<Sentences>;
  /** Kind of its ids; absent when none can be created. */
  readonly id?: IdKind;
  /** Attributes that name tags and categories: only such that exist are saved, and their uses are counted. */
  readonly names?: NameFields;
  /** Its human-readable name, such as its title; also used in the audit log. */
  name(item: Item): string;
  /** Reads related data for the admin's view. Called before a save, so that the response is complete. */
  view(item: Item): Show<Item, View> | Promise<Show<Item, View>>;
  /** What the audit log shows; by default everything but its list and position. */
  logged?(item: Item): object;
  /** Derives attributes from others after every change. Throws when they contradict each other. */
  follows?(item: Item): Partial<Item>;
  /** Further parts of the transaction that creates, changes or deletes it. */
  also?(turn: Transition<Item>): Write[];
  /**
   * Where visitors see it: paths that the edge forgets after every change, in the form of `lib/edge/shown-at.ts`. Empty
   * for a thing that is not public.
   */
  shownAt?(item: Item): readonly string[];
  /** Notifies others once a change is saved. */
  announce?(item: Item): Promise<void>;
  /** Set when it has its own address, derived from its name unless one is chosen. */
  readonly slug?: SlugKind;
  /** The list that instances cache in memory as a whole; every change updates its mark. */
  readonly list?: ListName;
  /** Set when it is kept in the trash before it is purged; otherwise deletion is immediate. */
  readonly trash?: Trash<Item>;
  /** Its default, at revision 0, until it is first written. */
  blank?(id: string): Promise<Item | undefined>;
}

/** Forms send null for "none"; the table omits the attribute. */
type Given<Item> = { [Name in keyof Item]: undefined extends Item[Name] ? Item[Name] | null : Item[Name] };
/** Omitted or undefined fields keep their values. */
export type Change<Item> = Partial<Given<Item>>;
/** The fields of a new thing, without those that all of them get. */
export type New<Item> = Given<Omit<Item, Exclude<keyof ManagedItem, 'slug'>>>;

/** The given fields, with null turned into a missing attribute. */
export function given<Item>(fields: object): Partial<Item> {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(said.map(([name, value]) => [name, value ?? undefined])) as Partial<Item>;
}
