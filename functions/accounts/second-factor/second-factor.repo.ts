import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';

export type StoredFactor = EntityItem<typeof SecondFactorEntity>;

/** A strongly consistent read. */
export async function findFactor(subject: string): Promise<StoredFactor | undefined> {
  return (await SecondFactorEntity.get({ subject }).go({ consistent: true })).data ?? undefined;
}

/** A new factor, in place of an earlier one. */
export const factorItem = (subject: string, hashes: readonly string[]): TransactItem => ({
  Put: SecondFactorEntity.put({
    subject,
    enrolled_at: nowIso(),
    hashes: [...hashes],
    left: hashes.length,
  }).params(),
});

/** Other recovery codes for the same authenticator; refused when there is no factor any more. */
export const renewedItem = (subject: string, hashes: readonly string[]): TransactItem => ({
  Update: SecondFactorEntity.patch({ subject })
    .set({ hashes: [...hashes], left: hashes.length })
    .remove(['used_for'])
    .params(),
});

/** The factor without one of its codes; refused when another one was used, or all were replaced, meanwhile. */
export const usedItem = ({ subject, hashes, left }: StoredFactor, hash: string, used_for: string): TransactItem => ({
  Update: SecondFactorEntity.patch({ subject })
    .set({ hashes: hashes.filter((other) => other !== hash), left: left - 1, used_for })
    .where((f, { eq, contains }) => `${eq(f.left, left)} AND ${contains(f.hashes, hash)}`)
    .params(),
});

export const noFactorItem = (subject: string): TransactItem => ({
  Delete: SecondFactorEntity.delete({ subject }).params(),
});

export async function forgetFactor(subject: string): Promise<void> {
  await SecondFactorEntity.delete({ subject }).go();
}
