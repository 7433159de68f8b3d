import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import { BriefMemory } from '#lib/memory/brief-memory.ts';
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
  const verifiedLately = new BriefMemory<Awaited<ReturnType<typeof verifier.verify>>>(60_000, 500);
  const verified = async (token: string) => {
    const known = verifiedLately.get(token);
    if (known) return known;
    const claims = await verifier.verify(token);
    verifiedLately.set(token, claims);
    return claims;
  };
  return {
    async authorize(authorization) {
      const token = authorization?.replace(/^Bearer\s+/i, '');
      if (!token) return undefined;
      try {
        const claims = await verified(token);
        if (claims.exp * 1000 < clock.now()) return undefined;
        return Object.fromEntries(Object.entries(claims).map(([name, claim]) => [name, asString(claim)]));
      } catch {
        return undefined;
      }
    },
  };
}
