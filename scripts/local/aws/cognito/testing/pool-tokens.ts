import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSigner } from '../token/keys.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A user pool key owned by the test, with access tokens signed by it. Knowing the key, the test can make a token that
 * is wrong in one respect and right in all others.
 */
export async function signedTokens(poolId: string, clientId: string) {
  const directory = mkdtempSync(join(tmpdir(), 'rampart-key-'));
  const signer = await openSigner(join(directory, 'key.pem'));
  rmSync(directory, { recursive: true });
  const [region] = poolId.split('_');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 'subject-of-the-test',
    iss: `https://cognito-idp.${region}.amazonaws.com/${poolId}`,
    client_id: clientId,
    token_use: 'access',
    origin_jti: 'session-of-the-test',
    auth_time: seconds,
    iat: seconds,
    exp: seconds + 900,
  };
  /** A good token with some claims changed; a claim set to `undefined` is left out. */
  const token = (change: Record<string, unknown> = {}): Promise<string> => signer.sign({ ...claims, ...change });

  /** Tokens that are wrong in exactly the way their names say. */
  async function badTokens(): Promise<Record<string, string>> {
    const good = await token();
    const [header = '', payload = '', signature = ''] = good.split('.');
    const [, promoted = ''] = (await token({ 'cognito:groups': ['admins'] })).split('.');
    const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid;
    return {
      'of another client': await token({ client_id: 'another-client' }),
      'of no client': await token({ client_id: undefined }),
      'of another issuer': await token({ iss: claims.iss.replace(/.$/, '1') }),
      'of no issuer': await token({ iss: undefined }),
      expired: await token({ exp: seconds - 1 }),
      'with the signature of other claims': `${header}.${promoted}.${signature}`,
      'with a changed signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'without a signature': `${header}.${payload}.`,
      'of algorithm none': `${encode({ alg: 'none', kid })}.${payload}.`,
      'of algorithm none, with a signature': `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
      'of an unknown key': `${encode({ alg: 'RS256', kid: 'unknown' })}.${payload}.${signature}`,
      'that is not a token': 'made.up.token',
      'that is a single word': 'token',
    };
  }

  return { jwks: signer.jwks, token, badTokens, expiresAt: claims.exp * 1000 };
}
