import { createHmac, timingSafeEqual } from 'node:crypto';
import { readEnv } from '#lib/env.ts';

const env = readEnv('linkSecret');

/** 128 bits of an HMAC: nobody makes one up, and a link stays one line. */
async function signatureOf(id: string): Promise<string> {
  const { readSecret } = await import('#lib/aws/secret.ts');
  const { signing } = await readSecret(env.linkSecret);
  if (!signing) throw new Error('The link secret has no signing key');
  return createHmac('sha256', signing).update(`newsletter:${id}`).digest().subarray(0, 16).toString('base64url');
}

/**
 * A subscriber's id as links of mails carry it: it works without sign-in, for ever, and only for this subscriber. It has
 * no dot, because the edge takes an address with one for a file.
 */
export const signId = async (id: string): Promise<string> => `${id}-${await signatureOf(id)}`;

/** The id of a link of ours; undefined for anything else, without a look into the table. */
export async function readSignedId(signed: string): Promise<string | undefined> {
  const [, id, given] = /^(sbr_[0-9A-Z]{26})-([\w-]{22})$/.exec(signed) ?? [];
  if (!id || !given) return undefined;
  return timingSafeEqual(Buffer.from(await signatureOf(id)), Buffer.from(given)) ? id : undefined;
}
