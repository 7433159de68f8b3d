import {
  AdminAddUserToGroupCommand,
  AdminUpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  adaEmail,
  adaPassword,
  ClientId,
  claims,
  type FreshPool,
  freshPool,
  type TestPool,
  testIssuerDomain,
  UserPoolId,
} from '../testing/test-pool.ts';

let pool: FreshPool;

beforeEach(async () => {
  pool = await freshPool();
  await pool.create(adaEmail, adaPassword);
});

afterEach(() => pool.close());

function verifier(tokenUse: 'access' | 'id', of: TestPool = pool) {
  const made = CognitoJwtVerifier.create({ userPoolId: UserPoolId, clientId: ClientId, tokenUse });
  made.cacheJwks(of.service.jwks as Parameters<typeof made.cacheJwks>[0]);
  return made;
}

describe('tokens', () => {
  it('are accepted by aws-jwt-verify, each only for its own use', async () => {
    const { AccessToken = '', IdToken = '' } = await pool.signIn(adaEmail, adaPassword);
    const access = await verifier('access').verify(AccessToken);
    expect(access).toMatchObject({
      iss: `${testIssuerDomain}/${UserPoolId}`,
      client_id: ClientId,
      username: access.sub,
    });
    expect(pool.service.issuer).toBe(access.iss);
    expect(await verifier('id').verify(IdToken)).toMatchObject({ email: adaEmail, aud: ClientId, sub: access.sub });
    await expect(verifier('id').verify(AccessToken)).rejects.toThrow();
  });

  it('are tied to this directory: another local cloud rejects them', async () => {
    const { AccessToken = '' } = await pool.signIn(adaEmail, adaPassword);
    const other = await freshPool();
    await expect(verifier('access', other).verify(AccessToken)).rejects.toThrow();
    await other.close();
  });

  it('stay valid after a restart', async () => {
    const { AccessToken = '' } = await pool.signIn(adaEmail, adaPassword);
    pool = await pool.restart();
    await expect(verifier('access').verify(AccessToken)).resolves.toHaveProperty('sub');
  });

  it('follow the clock', async () => {
    pool.clock.move(-1_000_000_000);
    const seconds = Math.floor(pool.clock.now() / 1000);
    const { AccessToken, IdToken } = await pool.signIn(adaEmail, adaPassword);
    for (const token of [AccessToken, IdToken])
      expect(claims(token)).toMatchObject({ iat: seconds, auth_time: seconds, exp: seconds + 900 });
  });

  it('list the groups, highest first, and mark the address as verified only when it is', async () => {
    expect(claims((await pool.signIn(adaEmail, adaPassword)).AccessToken)).not.toHaveProperty('cognito:groups');
    for (const GroupName of ['anybody', 'readers', 'admins'])
      await pool.client.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: adaEmail, GroupName }));
    const UserAttributes = [
      { Name: 'email_verified', Value: 'true' },
      { Name: 'name', Value: 'Ada' },
    ];
    await pool.client.send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: adaEmail, UserAttributes }));
    const { AccessToken, IdToken } = await pool.signIn(adaEmail, adaPassword);
    expect(claims(AccessToken)['cognito:groups']).toEqual(['admins', 'readers', 'anybody']);
    expect(claims(IdToken)).toMatchObject({
      'cognito:groups': ['admins', 'readers', 'anybody'],
      email_verified: true,
      name: 'Ada',
    });
  });

  it('include a refresh token as long as the real one, which is not stored', async () => {
    const { RefreshToken = '' } = await pool.signIn(adaEmail, adaPassword);
    expect(RefreshToken.split('.')).toHaveLength(5);
    expect(RefreshToken.length).toBeGreaterThan(1_500);
  });
});
