import { JwtRsaVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import type { LocalClock } from '../aws/service.ts';

/** A JWT authoriser as the template configures it. */
export interface AuthorizerSettings {
  readonly issuer: string;
  readonly audience: readonly string[];
  /** Where a token may be: `$request.header.Authorization`, `$request.querystring.token`. */
  readonly identitySource: readonly string[];
}

/** What an authoriser reads of a request. Names of headers are in lower case. */
export interface Asker {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
}

/** The token's claims, or why the gateway refuses the request, with the `WWW-Authenticate` header it answers. */
export type Verdict =
  | { readonly claims: Readonly<Record<string, string>>; readonly scopes: readonly string[] | null }
  | { readonly refused: 401 | 403; readonly challenge: string };

export interface JwtAuthorizer {
  /** `scopes` are those of the route: a token needs one of them, if there are any. */
  authorize(asker: Asker, scopes?: readonly string[]): Promise<Verdict>;
}

type Claims = Readonly<Record<string, unknown>>;

/** A page sends several requests with one token, and its signature stays valid: only the times are checked again. */
const mostKnown = 500;

/** Everything reaches a function as a string, arrays as `[a b]`, as with the real gateway. */
const asString = (claim: unknown): string => (Array.isArray(claim) ? `[${claim.join(' ')}]` : String(claim));

const noToken: Verdict = { refused: 401, challenge: 'Bearer' };
const badToken: Verdict = { refused: 401, challenge: 'Bearer scope="" error="invalid_token"' };
const tooLittle = (scopes: readonly string[]): Verdict => ({
  refused: 403,
  challenge: `Bearer scope="${scopes.join(' ')}" error="insufficient_scope"`,
});

/** Reads a token from one of the places that API Gateway knows. */
function readerOf(source: string): (asker: Asker) => string | undefined {
  const [, place, name = ''] = /^\$request\.(header|querystring)\.([\w-]+)$/.exec(source) ?? [];
  if (!place) throw new Error(`The local gateway does not find tokens in ${source}`);
  return place === 'header'
    ? ({ headers }) => headers[name.toLowerCase()]
    : ({ query }) => new URLSearchParams(query).get(name) ?? undefined;
}

const listed = (claim: unknown): readonly unknown[] => (Array.isArray(claim) ? claim : [claim]);

/** `client_id` counts only for a token without `aud`, as access tokens of Cognito are. */
const isFor = (audience: readonly string[], { aud, client_id }: Claims): boolean =>
  listed(aud ?? client_id).some((name) => audience.includes(String(name)));

/** Expired, not valid yet, or from the future. Times are in seconds. */
function isTimely({ exp, nbf = 0, iat = 0 }: Claims, now: number): boolean {
  const seconds = now / 1000;
  return Number(exp) > seconds && Number(nbf) <= seconds && Number(iat) <= seconds;
}

const scopesOf = ({ scope, scp }: Claims): readonly string[] =>
  Array.isArray(scp) ? scp.map(String) : String(scope ?? scp ?? '').split(' ');

/**
 * The gateway's JWT authoriser. The keys are those of the local user pool: they stand for what AWS would read from the
 * issuer's address, so a token of any other issuer is refused.
 */
export function jwtAuthorizer(
  { issuer, audience, identitySource }: AuthorizerSettings,
  jwks: object,
  clock: LocalClock,
): JwtAuthorizer {
  const keys = new TextEncoder().encode(JSON.stringify(jwks)).buffer;
  const verifier = JwtRsaVerifier.create(
    {
      issuer,
      audience: null,
      jwksUri: `${issuer}/.well-known/jwks.json`,
      // Times are checked below, by a clock that tests can move.
      graceSeconds: 100 * 365 * 86_400,
    },
    { jwksCache: new SimpleJwksCache({ fetcher: { fetch: async () => keys } }) },
  );
  const sources = identitySource.map(readerOf);
  const known = new Map<string, Claims>();
  const verified = async (token: string): Promise<Claims | undefined> => {
    const found = known.get(token);
    if (found) return found;
    const claims: Claims | undefined = await verifier.verify(token).catch(() => undefined);
    if (!claims || !isFor(audience, claims)) return undefined;
    if (known.size >= mostKnown) known.clear();
    known.set(token, claims);
    return claims;
  };
  return {
    async authorize(asker, scopes = []) {
      const given = sources.map((read) => read(asker)).find((value) => value !== undefined);
      const token = given?.replace(/^Bearer\s+/i, '');
      if (!token) return noToken;
      const claims = await verified(token);
      if (!claims || !isTimely(claims, clock.now())) return badToken;
      const granted = scopes.filter((scope) => scopesOf(claims).includes(scope));
      if (scopes.length > 0 && granted.length === 0) return tooLittle(scopes);
      const named = Object.entries(claims).map(([name, claim]) => [name, asString(claim)]);
      return { claims: Object.fromEntries(named), scopes: granted.length > 0 ? granted : null };
    },
  };
}
