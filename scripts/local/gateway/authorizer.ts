import { CognitoJwtVerifier } from 'aws-jwt-verify';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { LocalClock } from '../aws/service.ts';

export interface JwtAuthorizer {
  /** The token's claims as strings, or undefined, for which the gateway answers 401. */
  authorize(authorization: string | undefined): Promise<Record<string, string> | undefined>;
}

/** A page sends several requests with one token, and its signature stays valid: only the expiry is checked again. */
const mostKnown = 500;

/** Everything reaches a function as a string, arrays as `[a b]`, as with the real gateway. */
const asString = (claim: unknown): string => (Array.isArray(claim) ? `[${claim.join(' ')}]` : String(claim));

/** The gateway's JWT authoriser: checks signature, issuer, client, and expiry by the local clock. */
export function jwtAuthorizer(pool: { id: string; clientId: string; jwks: object }, clock: LocalClock): JwtAuthorizer {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: pool.id,
    clientId: pool.clientId,
    tokenUse: null,
    // Expiry is checked below, by a clock that tests can move.
    graceSeconds: 10 * 365 * 86_400,
  });
  verifier.cacheJwks(pool.jwks as Jwks);
  const known = new Map<string, Awaited<ReturnType<typeof verifier.verify>>>();
  const verified = async (token: string) => {
    const found = known.get(token);
    if (found) return found;
    const claims = await verifier.verify(token);
    if (known.size >= mostKnown) known.clear();
    known.set(token, claims);
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
