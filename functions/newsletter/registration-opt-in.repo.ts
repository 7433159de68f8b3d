import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { RegistrationOptInEntity } from './registration-opt-in.entity.ts';

export interface RegistrationOptIn {
  readonly user_id: string;
  readonly email: string;
  readonly interests: string[];
  readonly at: string;
}

/** Part of the transaction that creates an account whose newsletter box was ticked. */
export const registrationOptInItem = (optIn: Omit<RegistrationOptIn, 'at'>): TransactItem => ({
  Put: RegistrationOptInEntity.put({ ...optIn, at: nowIso() }).params(),
});

export async function findRegistrationOptIn(userId: string): Promise<RegistrationOptIn | undefined> {
  return (await RegistrationOptInEntity.get({ user_id: userId }).go({ consistent: true })).data ?? undefined;
}

export async function forgetRegistrationOptIn(userId: string): Promise<void> {
  await RegistrationOptInEntity.delete({ user_id: userId }).go();
}

/** Opt-ins not taken up yet, oldest first. */
export async function waitingRegistrationOptIns(limit: number): Promise<RegistrationOptIn[]> {
  return (await RegistrationOptInEntity.query.whichAreWaiting({}).go({ limit })).data;
}

/** Part of the transaction that takes up an opt-in; refused when it is already taken. */
export const takeRegistrationOptInItem = (userId: string): TransactItem => ({
  Delete: RegistrationOptInEntity.remove({ user_id: userId }).params(),
});
