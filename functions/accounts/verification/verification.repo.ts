import type { EntityItem } from 'electrodb';
import { now } from '#lib/clock.ts';
import { ifCondition } from '#lib/table/condition.ts';
import { VerificationEntity } from './verification.entity.ts';

export type Verification = EntityItem<typeof VerificationEntity>;

/** Replaces an older link, or its own earlier attempt. False when a newer one has been requested. */
export async function saveVerification(verification: Verification): Promise<boolean> {
  const put = VerificationEntity.put(verification).where(
    (v, { notExists, lte }) => `${notExists(v.asked_at)} OR ${lte(v.asked_at, verification.asked_at)}`,
  );
  return (await ifCondition(put.go())) !== undefined;
}

export async function findVerification(userId: string): Promise<Verification | undefined> {
  const { data } = await VerificationEntity.get({ user_id: userId }).go({ consistent: true });
  return data && data.expires_at > now() ? data : undefined;
}

export async function forgetVerification(userId: string): Promise<void> {
  await VerificationEntity.delete({ user_id: userId }).go();
}
