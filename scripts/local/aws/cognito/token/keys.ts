import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPair,
  type JsonWebKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { writeAtomic } from '../../../files/atomic.ts';
import type { Json } from '../types.ts';

export interface Signer {
  readonly jwks: { readonly keys: readonly JsonWebKey[] };
  sign(claims: object): Promise<string>;
  /** The claims of a token that it has signed, else undefined. */
  read(token: string): Json | undefined;
}

const signAsync = promisify<string, Buffer, KeyObject, Buffer>(sign);
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A key unique to this directory. cognito-local ships its key in its npm package, so anybody could sign a token that
 * the local cloud would accept.
 */
async function privateKeyAt(path: string): Promise<KeyObject> {
  if (existsSync(path)) return createPrivateKey(await readFile(path, 'utf8'));
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  await writeAtomic(path, privateKey.export({ type: 'pkcs8', format: 'pem' }) as string);
  return privateKey;
}

function publicJwk(key: KeyObject): JsonWebKey & { kid: string } {
  const { e, kty, n } = key.export({ format: 'jwk' });
  const kid = createHash('sha256').update(`${n}`).digest('base64');
  return { alg: 'RS256', e, kid, kty, n, use: 'sig' };
}

export async function openSigner(path: string): Promise<Signer> {
  const privateKey = await privateKeyAt(path);
  const publicKey = createPublicKey(privateKey);
  const jwk = publicJwk(publicKey);
  const header = encode({ kid: jwk.kid, alg: 'RS256' });
  return {
    jwks: { keys: [jwk] },
    async sign(claims) {
      const content = `${header}.${encode(claims)}`;
      const signature = await signAsync('RSA-SHA256', Buffer.from(content), privateKey);
      return `${content}.${signature.toString('base64url')}`;
    },
    read(token) {
      const [head = '', body = '', signature = ''] = token.split('.');
      const isOurs = verify(
        'RSA-SHA256',
        Buffer.from(`${head}.${body}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      return isOurs && head === header ? JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) : undefined;
    },
  };
}
