import { createHash } from 'node:crypto';
import { foldQuery } from '#shared/kernel/fold.ts';
import { idPrefixes } from '#shared/kernel/ids.ts';
import { type CategoryKind, categoryKinds, defaultTermColor, fixedCategories } from '#shared/vocabulary/choices.ts';
import type { Category } from './category.repo.ts';

/*
 * Categories that the code names. They need not be stored to exist: an admin's first edit stores one, its first use
 * begins its count.
 */

/** When the categories of the code came into being: before all others. */
const always = new Date(0).toISOString();
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The same on every machine: the time 0, and letters made from kind and name. */
function idOf(kind: CategoryKind, name: string): string {
  const bytes = createHash('sha256').update(`${kind} ${name}`).digest();
  return `${idPrefixes.category}_${'0'.repeat(10)}${Array.from(bytes.subarray(0, 16), (byte) => letters[byte % 32]).join('')}`;
}

const blank = (kind: CategoryKind, name: string): Category => ({
  ...{ id: idOf(kind, name), kind, name, description: '', color: defaultTermColor, active: true },
  ...{ revision: 0, created_at: always, updated_at: always },
});

const fixed: ReadonlyMap<string, Category> = new Map(
  categoryKinds
    .flatMap((kind) => fixedCategories[kind].map((name) => blank(kind, name)))
    .map((category) => [category.id, category]),
);

/** The categories of the code as they are until they are stored. */
export const fixedBlanks: readonly Category[] = [...fixed.values()];

/** One of them by its id. */
export const fixedBlank = (id: string): Category | undefined => fixed.get(id);

/** Whether the code names the category of this kind, spelled exactly like this. */
export const isFixedName = (kind: string, name: string): boolean =>
  (fixedCategories as Readonly<Record<string, readonly string[] | undefined>>)[kind]?.includes(name) ?? false;

/** The category of the code that somebody means, whatever the case. */
export const fixedNamed = (kind: string, typed: string): Category | undefined =>
  fixedBlanks.find((each) => each.kind === kind && foldQuery(each.name) === foldQuery(typed));
