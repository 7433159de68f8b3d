/** The claims of an access token used in the browser. The signature is checked only by the server. */
export interface TokenClaims {
  /** Seconds since 1970. */
  readonly exp?: number;
  readonly sub?: string;
  readonly [claim: string]: unknown;
}

/** Reads the payload of a JWT; undefined for anything else. */
export function claimsOf(token: string): TokenClaims | undefined {
  const payload = token.split('.')[1];
  if (!payload) return undefined;
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const claims: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (c) => c.charCodeAt(0))));
    return typeof claims === 'object' && claims !== null ? (claims as TokenClaims) : undefined;
  } catch {
    return undefined;
  }
}

/** A token is renewed this long before it expires, so it cannot expire during a call. Milliseconds. */
export const renewalMargin = 60_000;

/** Milliseconds until the token should be renewed; 0 or less if due. A token without an expiry is never due. */
export function untilRenewal(token: string, now: number): number {
  const exp = claimsOf(token)?.exp;
  return exp === undefined ? Number.POSITIVE_INFINITY : exp * 1000 - renewalMargin - now;
}
