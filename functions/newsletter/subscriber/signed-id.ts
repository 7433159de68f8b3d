import { createHmac, timingSafeEqual } from 'node:crypto';
import { readEnv } from '#lib/env.ts';

const env = readEnv('linkSecret');

/** 128 bits of an HMAC: impossible to guess, and short enough for a link to stay on one line. */
async function signatureOf(id: string): Promise<string> {
  const { readSecret } = await import('#lib/aws/secret.ts');
  const { signing } = await readSecret(env.linkSecret);
  if (!signing) throw new Error('The link secret has no signing key');
  return createHmac('sha256', signing).update(`newsletter:${id}`).digest().subarray(0, 16).toString('base64url');
}

/**
 * A subscriber's id as mailed links carry it. Works without sign-in, only for this subscriber, and never expires. Has
 * no dot, because the edge treats paths with a dot as files.
 */
export const signId = async (id: string): Promise<string> => `${id}-${await signatureOf(id)}`;

/** The id from one of our links; undefined for anything else. Does not read the table. */
export async function readSignedId(signed: string): Promise<string | undefined> {
  const [, id, given] = /^(sbr_[0-9A-Z]{26})-([\w-]{22})$/.exec(signed) ?? [];
  if (!id || !given) return undefined;
  return timingSafeEqual(Buffer.from(await signatureOf(id)), Buffer.from(given)) ? id : undefined;
}
