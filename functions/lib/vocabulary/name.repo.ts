import type { EntityItem } from 'electrodb';
import { foldQuery } from '#shared/kernel/fold.ts';
import type { TermKind } from '#shared/vocabulary/choices.ts';
import { readAll } from '../table/batch.ts';
import type { TransactItem } from '../table/transact.ts';
import { NameClaimEntity, NameUseEntity } from './name.entity.ts';

/** What a name means. */
export type NameClaim = EntityItem<typeof NameClaimEntity>;
/** How often a name is used. */
export type NameUse = EntityItem<typeof NameUseEntity>;

/** A name as a thing has it. */
export interface Name {
  readonly kind: TermKind;
  readonly name: string;
}

/** A name as its key has it. */
const keyOf = ({ kind, name }: Name) => ({ kind, folded: foldQuery(name) });

/** Two names with the same text are the same name, whatever their case. */
export const nameKey = (name: Name): string => `${name.kind} ${foldQuery(name.name)}`;

/** What these names mean, strongly consistent, by `nameKey`; those that mean nothing are left out. */
export async function findClaims(names: readonly Name[]): Promise<ReadonlyMap<string, NameClaim>> {
  const keys = [...new Map(names.map((name) => [nameKey(name), keyOf(name)])).values()];
  const found = await readAll(keys, (some) => NameClaimEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(found.map((claim) => [`${claim.kind} ${claim.folded}`, claim]));
}

/** The counts of these names, strongly consistent, by kind and exact spelling; unused ones of the code are left out. */
export async function findUses(names: readonly Name[]): Promise<ReadonlyMap<string, NameUse>> {
  const keys = [...new Map(names.map(({ kind, name }) => [`${kind} ${name}`, { kind, name }])).values()];
  const found = await readAll(keys, (some) => NameUseEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Map(found.map((use) => [`${use.kind} ${use.name}`, use]));
}

export async function findUse(name: Name): Promise<NameUse | undefined> {
  return (await NameUseEntity.get(name).go({ consistent: true })).data ?? undefined;
}

type Meaning = Omit<NameClaim, 'folded'>;

/** Part of a transaction: gives a name its meaning; refused when it has one. */
export const claimNameItem = (meaning: Meaning): TransactItem => ({
  Put: NameClaimEntity.create({ ...meaning, folded: foldQuery(meaning.name) }).params(),
});

/** Part of a transaction: gives a name that a term has another meaning; refused when the term does not have it. */
export const changeClaimItem = (name: Name, meaning: Meaning, owner: string): TransactItem => ({
  Put: NameClaimEntity.put({ ...meaning, ...keyOf(name) })
    .where(({ id }, { eq }) => eq(id, owner))
    .params(),
});

/** Part of a transaction: nothing is called like this any more. */
export const releaseNameItem = (name: Name, owner: string): TransactItem => ({
  Delete: NameClaimEntity.delete(keyOf(name))
    .where(({ id }, { eq }) => eq(id, owner))
    .params(),
});
