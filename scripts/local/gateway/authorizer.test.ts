import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedTokens } from '../aws/cognito/testing/pool-tokens.ts';
import { type Asker, type AuthorizerSettings, jwtAuthorizer } from './authorizer.ts';

const pool = { id: 'us-east-1_unit00000', clientId: 'the-site' };
const settings: AuthorizerSettings = {
  issuer: `https://cognito-idp.us-east-1.amazonaws.com/${pool.id}`,
  audience: [pool.clientId],
  identitySource: ['$request.header.Authorization'],
};
const invalid = { refused: 401, challenge: 'Bearer scope="" error="invalid_token"' };

let tokens: Awaited<ReturnType<typeof signedTokens>>;
let time: number;

beforeAll(async () => {
  tokens = await signedTokens(pool.id, pool.clientId);
});
beforeEach(() => {
  time = Date.now();
});

/** An authoriser with some of its settings changed. */
const authorizer = (change: Partial<AuthorizerSettings> = {}) =>
  jwtAuthorizer({ ...settings, ...change }, tokens.jwks, { now: () => time });
/** A request with this header, and with this query. */
const asks = (authorization?: string, query = ''): Asker => ({
  headers: authorization === undefined ? {} : { authorization },
  query,
});
const asksWith = async (claims: Record<string, unknown>) => asks(`Bearer ${await tokens.token(claims)}`);

describe("the gateway's authoriser", () => {
  it('accepts a good token and passes its claims on as strings', async () => {
    expect(await authorizer().authorize(await asksWith({ 'cognito:groups': ['admins', 'editors'] }))).toMatchObject({
      claims: {
        sub: 'subject-of-the-test',
        client_id: pool.clientId,
        exp: String(tokens.expiresAt / 1000),
        'cognito:groups': '[admins editors]',
      },
      scopes: null,
    });
  });

  it('accepts id tokens too, like the real one, which checks the client in `aud`', async () => {
    const identity = { token_use: 'id', client_id: undefined };
    const own = await authorizer().authorize(await asksWith({ ...identity, aud: pool.clientId }));
    expect(own).toMatchObject({ claims: { token_use: 'id' } });
    expect(await authorizer().authorize(await asksWith({ ...identity, aud: 'another-client' }))).toEqual(invalid);
  });

  it('looks at `client_id` only if there is no `aud`', async () => {
    expect(await authorizer().authorize(await asksWith({ aud: 'another-client' }))).toEqual(invalid);
    expect(await authorizer().authorize(await asksWith({ aud: ['one', pool.clientId] }))).toHaveProperty('claims');
  });

  it.each([undefined, '', 'Bearer ', 'Bearer'])('refuses requests without a token: %s', async (authorization) => {
    expect(await authorizer().authorize(asks(authorization))).toMatchObject({ refused: 401 });
  });

  it('refuses bad tokens, the first time and again', async () => {
    const { authorize } = authorizer();
    for (const [kind, token] of Object.entries(await tokens.badTokens()))
      for (const attempt of ['first', 'second'])
        expect(await authorize(asks(`Bearer ${token}`)), `${attempt}, ${kind}`).toEqual(invalid);
  });

  it('refuses a cached token once it expires by the local clock', async () => {
    const { authorize } = authorizer();
    const asker = await asksWith({});
    time = tokens.expiresAt - 1;
    expect(await authorize(asker)).toHaveProperty('claims');
    time = tokens.expiresAt;
    expect(await authorize(asker)).toEqual(invalid);
  });

  it.each(['nbf', 'iat'])('refuses a token before its %s', async (claim) => {
    const { authorize } = authorizer();
    const from = Math.floor(time / 1000) + 60;
    const asker = await asksWith({ [claim]: from });
    expect(await authorize(asker)).toEqual(invalid);
    time = from * 1000;
    expect(await authorize(asker)).toHaveProperty('claims');
  });

  it.each<[string, Partial<AuthorizerSettings>]>([
    ['audience', { audience: ['another-client'] }],
    ['issuer', { issuer: settings.issuer.replace(/.$/, '1') }],
  ])('refuses every token when the template names another %s', async (_, change) => {
    for (const claims of [{}, { token_use: 'id', client_id: undefined, aud: pool.clientId }])
      expect(await authorizer(change).authorize(await asksWith(claims))).toEqual(invalid);
  });

  it('reads a token only where the template says, with `Bearer` or without', async () => {
    const token = await tokens.token();
    const { authorize } = authorizer({ identitySource: ['$request.header.X-Token', '$request.querystring.token'] });
    expect(await authorize(asks(`Bearer ${token}`))).toEqual({ refused: 401, challenge: 'Bearer' });
    expect(await authorize({ headers: { 'x-token': token }, query: '' })).toHaveProperty('claims');
    expect(await authorize(asks(undefined, `a=b&token=${token}`))).toHaveProperty('claims');
    expect(() => authorizer({ identitySource: ['$context.token'] })).toThrow('$context.token');
  });

  it("answers 403 to a token without any of the route's scopes", async () => {
    const { authorize } = authorizer();
    const asker = await asksWith({ scope: 'shop/read profile' });
    expect(await authorize(asker, ['shop/write', 'shop/read'])).toMatchObject({ scopes: ['shop/read'] });
    expect(await authorize(asker, ['shop/write'])).toEqual({
      refused: 403,
      challenge: 'Bearer scope="shop/write" error="insufficient_scope"',
    });
  });
});
