import type { EntityItem } from 'electrodb';
import { now } from '#lib/clock.ts';
import { VerificationEntity } from './verification.entity.ts';

export type Verification = EntityItem<typeof VerificationEntity>;

/** Takes the place of an older one. */
export async function saveVerification(verification: Verification): Promise<void> {
  await VerificationEntity.put(verification).go();
}

export async function findVerification(userId: string): Promise<Verification | undefined> {
  const { data } = await VerificationEntity.get({ user_id: userId }).go({ consistent: true });
  return data && data.expires_at > now() ? data : undefined;
}

export async function forgetVerification(userId: string): Promise<void> {
  await VerificationEntity.delete({ user_id: userId }).go();
}
