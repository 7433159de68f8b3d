import { isSigned, sign } from '#lib/aws/signature.ts';
import { readEnv } from '#lib/env.ts';

const env = readEnv('linkSecret');
const textOf = (id: string): string => `newsletter:${id}`;

/**
 * A subscriber's id as mailed links carry it. Works without sign-in, only for this subscriber, and never expires. Has
 * no dot, because the edge treats paths with a dot as files.
 */
export const signId = async (id: string): Promise<string> => `${id}-${await sign(env.linkSecret, textOf(id))}`;

/** The id from one of our links; undefined for anything else. Does not read the table. */
export async function readSignedId(signed: string): Promise<string | undefined> {
  const [, id, given] = /^(sbr_[0-9A-Z]{26})-([\w-]{22})$/.exec(signed) ?? [];
  if (!id || !given) return undefined;
  return (await isSigned(env.linkSecret, textOf(id), given)) ? id : undefined;
}
