import { readEnv } from '#lib/env.ts';
import { unavailable } from '#lib/errors.ts';

/** What of Stripe's keys a payment needs. */
export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
}
/** Reads an account's keys. With `isRefused`, the ones read before were refused and may have been replaced. */
export type ReadKeys = (isRefused: boolean) => Promise<StripeKeys>;

/** The operator's keys; undefined until they are filled in. */
async function findEnvironmentKeys(isRefused: boolean): Promise<StripeKeys | undefined> {
  const { readSecret, rereadSecret } = await import('#lib/aws/secret.ts');
  const read = isRefused ? rereadSecret : readSecret;
  const { secretKey, webhookSecret } = await read(readEnv('stripeSecret').stripeSecret);
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined;
}

export const hasEnvironmentKeys = async (): Promise<boolean> => (await findEnvironmentKeys(false)) !== undefined;

export const environmentKeys: ReadKeys = async (isRefused) => {
  const keys = await findEnvironmentKeys(isRefused);
  if (!keys) throw unavailable('Payments are not set up yet.', 60);
  return keys;
};
