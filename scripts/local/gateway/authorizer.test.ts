import { beforeAll, describe, expect, it } from 'vitest';
import { signedTokens } from '../aws/cognito/testing/pool-tokens.ts';
import { type JwtAuthorizer, jwtAuthorizer } from './authorizer.ts';

const pool = { id: 'us-east-1_unit00000', clientId: 'the-site' };
let tokens: Awaited<ReturnType<typeof signedTokens>>;
let authorizer: JwtAuthorizer;
let time: number;

beforeAll(async () => {
  tokens = await signedTokens(pool.id, pool.clientId);
  time = Date.now();
  authorizer = jwtAuthorizer({ ...pool, jwks: tokens.jwks }, { now: () => time });
});

describe("the gateway's authoriser", () => {
  it('accepts a good token and passes its claims on as strings', async () => {
    const token = await tokens.token({ 'cognito:groups': ['admins', 'editors'] });
    expect(await authorizer.authorize(`Bearer ${token}`)).toMatchObject({
      sub: 'subject-of-the-test',
      client_id: pool.clientId,
      exp: String(tokens.expiresAt / 1000),
      'cognito:groups': '[admins editors]',
    });
  });

  it('accepts id tokens too, like the real one, which checks the client in `aud`', async () => {
    const identity = { token_use: 'id', client_id: undefined };
    const own = await tokens.token({ ...identity, aud: pool.clientId });
    const foreign = await tokens.token({ ...identity, aud: 'another-client' });
    expect(await authorizer.authorize(`Bearer ${own}`)).toMatchObject({ token_use: 'id' });
    expect(await authorizer.authorize(`Bearer ${foreign}`)).toBeUndefined();
  });

  it.each([undefined, '', 'Bearer ', 'Bearer'])('rejects requests without a token: %s', async (authorization) => {
    expect(await authorizer.authorize(authorization)).toBeUndefined();
  });

  it('rejects bad tokens, the first time and again', async () => {
    for (const [kind, token] of Object.entries(await tokens.badTokens()))
      for (const attempt of ['first', 'second'])
        expect(await authorizer.authorize(`Bearer ${token}`), `${attempt}, ${kind}`).toBeUndefined();
  });

  it('rejects a cached token once it expires by the local clock', async () => {
    const bearer = `Bearer ${await tokens.token()}`;
    time = tokens.expiresAt - 1;
    expect(await authorizer.authorize(bearer)).toBeDefined();
    time = tokens.expiresAt + 1;
    expect(await authorizer.authorize(bearer)).toBeUndefined();
  });
});
