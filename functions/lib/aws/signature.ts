import { createHmac, timingSafeEqual } from 'node:crypto';

/** 128 bits of an HMAC: impossible to guess, and short enough for a link to stay on one line. */
function hmac({ signing }: Record<string, string>, text: string): string {
  if (!signing) throw new Error('The secret has no signing key');
  return createHmac('sha256', signing).update(text).digest().subarray(0, 16).toString('base64url');
}

/** Signs a text with the key in a secret, JSON `{signing}`. Returns 22 letters of base64url. */
export async function sign(secretId: string, text: string): Promise<string> {
  const { readSecret } = await import('./secret.ts');
  return hmac(await readSecret(secretId), text);
}

/**
 * Whether `sign` made this signature of a text. A refused one reads the secret again: another instance may have signed
 * with a newer key than the one remembered here.
 */
export async function isSigned(secretId: string, text: string, signature: string): Promise<boolean> {
  const { readSecret, rereadSecret } = await import('./secret.ts');
  const given = Buffer.from(signature);
  for (const read of [readSecret, rereadSecret]) {
    const wanted = Buffer.from(hmac(await read(secretId), text));
    if (given.length === wanted.length && timingSafeEqual(given, wanted)) return true;
  }
  return false;
}
