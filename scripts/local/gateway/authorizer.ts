import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { LRUCache } from 'lru-cache';
import { living, reading } from '#lib/memory/cache.ts';
import type { LocalClock } from '../aws/service.ts';

export interface JwtAuthorizer {
  /** The token's claims as strings, or undefined: then the gateway answers 401. */
  authorize(authorization: string | undefined): Promise<Record<string, string> | undefined>;
}

/** Arrays reach a function as `[a b]`, everything as strings: so does the real gateway. */
const asString = (claim: unknown): string => (Array.isArray(claim) ? `[${claim.join(' ')}]` : String(claim));

/** The gateway's JWT authoriser: signature by the pool's keys, issuer, client, expiry by the local clock. */
export function jwtAuthorizer(pool: { id: string; clientId: string; jwks: object }, clock: LocalClock): JwtAuthorizer {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: pool.id,
    clientId: pool.clientId,
    tokenUse: null,
    // Expiry is checked below, by a clock that tests can move.
    graceSeconds: 10 * 365 * 86_400,
  });
  verifier.cacheJwks(pool.jwks as Jwks);
  const verified = new LRUCache({
    max: 500,
    ...living(60_000),
    ...reading((token: string) => verifier.verify(token)),
  });
  return {
    async authorize(authorization) {
      const token = authorization?.replace(/^Bearer\s+/i, '');
      if (!token) return undefined;
      try {
        const claims = await verified.forceFetch(token);
        if (claims.exp * 1000 < clock.now()) return undefined;
        return Object.fromEntries(Object.entries(claims).map(([name, claim]) => [name, asString(claim)]));
      } catch {
        return undefined;
      }
    },
  };
}
