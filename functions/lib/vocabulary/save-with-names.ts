import { DomainError } from '../errors.ts';
import type { Part } from '../table/transact.ts';
import { type Saving, withKnownNames } from './known-names.ts';
import type { Name } from './name.repo.ts';
import { type NameFields, namesChanged } from './thing-names.ts';
import { dropItem, takeItem } from './use.items.ts';

/** Somebody renamed, deleted or deactivated a term between its being read and its being taken. */
class NameChanged extends DomainError {
  constructor({ name }: Name) {
    super('conflict', `“${name}” is being changed right now. Please try again in a moment.`);
  }
}

/** Parts of the transaction that changes a thing: they count what it names. Without `after` it is purged or deleted. */
export function countParts(
  fields: NameFields | undefined,
  before: object | undefined,
  after: object | undefined,
): Part[] {
  if (!fields) return [];
  const { taken, dropped } = namesChanged(fields, before, after);
  return [
    ...taken.map((name): Part => ({ items: [takeItem(name)], refused: () => new NameChanged(name) })),
    ...dropped.map((name): Part => ({ items: [dropItem(name)] })),
  ];
}

const tries = 3;

/** Saves a thing with names that exist; looks again what they mean when that changes meanwhile. */
export async function saveWithNames<Thing extends object, T>(
  fields: NameFields | undefined,
  saving: Saving<Thing>,
  save: (after: Thing) => Promise<T>,
): Promise<T> {
  if (!fields) return save(saving.after);
  for (let tried = 1; ; tried++) {
    try {
      return await save(await withKnownNames(fields, saving));
    } catch (error) {
      if (!(error instanceof NameChanged) || tried === tries) throw error;
    }
  }
}
