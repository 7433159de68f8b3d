import type { Entity, ResponseItem, Schema } from 'electrodb';
import type { Writer } from '../actor.ts';
import { act, create, deletePermanently, edit, made, moveToTrash, mustBe, type Origin, restore } from './acts.ts';
import type { Done, Saved } from './answer.ts';
import { type ReplaceName, replaceName } from './replace-name.ts';
import type { Change, ManagedItem, New, Thing } from './thing.ts';
import { purgeDue, type Trashed } from './trash.ts';
import { find, insert, type More, mustFind, save } from './write.ts';

/** Operations on a managed thing. */
export interface Managed<Item extends ManagedItem, View, Field extends string> {
  /** Reads a thing from any list, consistently. */
  find(id: string): Promise<Item | undefined>;
  /** A thing outside the trash; 404 for any other. */
  mustFind(id: string): Promise<Item>;
  /** The same, for an edit: 409 `stale_version` with `current` when it is no longer at this revision. */
  mustBe(id: string, revision: number): Promise<Item>;
  /** As an admin sees it. */
  show(id: string): Promise<View>;
  /** An empty slug is derived from the name and numbered when it is taken; a chosen one is refused in that case. */
  create(writer: Writer, fields: New<Item>, origin?: Origin): Promise<Saved<Field, View>>;
  /** Omitted fields keep their values; null clears one. */
  edit(writer: Writer, id: string, edit: Change<Item> & { readonly revision: number }): Promise<Saved<Field, View>>;
  /** Like `create`, for a domain that builds the response itself. */
  insert(writer: Writer, fields: New<Item>, origin?: Origin, more?: More): Promise<Item>;
  /** Saves a change to what was read; the domain builds the response. */
  save(writer: Writer, deed: string, before: Item, change: Partial<Item>, more?: More): Promise<Item>;
  /**
   * An act such as publishing, which names no revision. `decide` returns the change, or undefined when there is none.
   */
  act(
    writer: Writer,
    id: string,
    deed: { readonly deed: string; readonly message: string },
    decide: (before: Item) => Partial<Item> | undefined,
  ): Promise<Saved<Field, View>>;
}
export interface Deletable<Item extends ManagedItem> {
  /** Deletes permanently. `first` runs before the transaction, on every attempt, and returns further parts for it. */
  delete(writer: Writer, id: string, first?: (before: Item) => Promise<More>): Promise<Done>;
}
interface Restorable<View, Field extends string> {
  /** Moves a thing to the trash for 30 days. */
  delete(writer: Writer, id: string): Promise<Done>;
  /** 409 when it is not in the trash, 404 when its 30 days are over. */
  restore(writer: Writer, id: string): Promise<Saved<Field, View>>;
  /** Purges everything whose 30 days are over; for the domain's sweep. */
  purgeDue(): Promise<{ found: number; purged: number }>;
  /** Gives a page of all things, those in the trash included, another name of the vocabulary. */
  replaceName: ReplaceName;
}

const acts = <Item extends ManagedItem, View, Field extends string>(
  thing: Thing<Item, View, Field>,
): Managed<Item, View, Field> => ({
  find: (id) => find(thing, id),
  mustFind: (id) => mustFind(thing, id),
  mustBe: (id, revision) => mustBe(thing, id, revision),
  async show(id) {
    const item = await mustFind(thing, id);
    return (await thing.view(item))(item);
  },
  create: (writer, fields, origin) => create(thing, writer, fields, origin),
  insert: (writer, fields, origin, more) => insert(thing, { writer, after: made(thing, fields, origin) }, more),
  edit: (writer, id, change) => edit(thing, writer, id, change),
  save: (writer, deed, before, change, more) => save(thing, deed, { writer, before }, change, more),
  act: (writer, id, deed, decide) => act(thing, writer, id, deed, decide),
});

/** The items of an entity. */
type Of<A extends string, F extends string, C extends string, S extends Schema<A, F, C>> = ResponseItem<A, F, C, S> &
  ManagedItem;

/** All operations on a thing, derived from its declaration. Deletion is immediate. */
export function managed<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
  View,
  Field extends string,
>(
  thing: Thing<Of<A, F, C, S>, View, Field> & { readonly entity: Entity<A, F, C, S>; readonly trash?: never },
): Managed<Of<A, F, C, S>, View, Field> & Deletable<Of<A, F, C, S>> {
  return { ...acts(thing), delete: (writer, id, first) => deletePermanently(thing, writer, id, first) };
}

/** The same for a thing that is kept in the trash for 30 days. */
export function managedWithTrash<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
  View,
  Field extends string,
>(
  thing: Trashed<Of<A, F, C, S>, View, Field> & { readonly entity: Entity<A, F, C, S> },
): Managed<Of<A, F, C, S>, View, Field> & Restorable<View, Field> {
  return {
    ...acts(thing),
    delete: (writer, id) => moveToTrash(thing, writer, id),
    restore: (writer, id) => restore(thing, writer, id),
    purgeDue: () => purgeDue(thing),
    replaceName: (writer, change, from) => replaceName(thing, writer, change, from),
  };
}
