import {
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  AdminRespondToAuthChallengeCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AssociateSoftwareTokenCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  adaEmail,
  adaPassword,
  ClientId,
  claims,
  type FreshPool,
  freshPool,
  notAuthorized,
  UserPoolId,
} from '../testing/test-pool.ts';
import { codeOf, stepAt } from './totp.ts';

let pool: FreshPool;
let accessToken = '';

beforeEach(async () => {
  pool = await freshPool();
  await pool.create(adaEmail, adaPassword);
  accessToken = (await pool.signIn(adaEmail, adaPassword)).AccessToken ?? '';
});
afterEach(() => pool.close());

const minute = 60_000;
const code = (secret: string, apart = 0): string => codeOf(secret, stepAt(pool.clock.now()) + apart);
/** Two codes that no neighbouring step has. */
const wrongCode = (secret: string): string =>
  ['000000', '111111', '222222', '333333'].find((one) => ![-1, 0, 1].some((apart) => code(secret, apart) === one)) ??
  '444444';

const associate = async (AccessToken = accessToken): Promise<string> =>
  (await pool.client.send(new AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? '';
const verify = (UserCode: string) =>
  pool.client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode }));
const prefer = (Enabled: boolean, Username = adaEmail) =>
  pool.client.send(
    new AdminSetUserMFAPreferenceCommand({ UserPoolId, Username, SoftwareTokenMfaSettings: { Enabled } }),
  );

async function enrol(): Promise<string> {
  const secret = await associate();
  await verify(code(secret));
  await prefer(true);
  pool.clock.move(minute);
  return secret;
}

const initiate = (PASSWORD = adaPassword) =>
  pool.client.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: adaEmail, PASSWORD },
    }),
  );
const respond = (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string, USERNAME = adaEmail) =>
  pool.client.send(
    new AdminRespondToAuthChallengeCommand({
      UserPoolId,
      ClientId,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE },
    }),
  );

const mismatch = { name: 'CodeMismatchException', $metadata: { httpStatusCode: 400 } };
const used = { name: 'ExpiredCodeException' };
const badSession = { ...notAuthorized, message: 'Invalid session for the user.' };

describe('enrolment', () => {
  it('needs a code of the new secret, and asks for nothing until it is enabled', async () => {
    const secret = await associate();
    await expect(prefer(true)).rejects.toMatchObject({ message: 'User has not verified software token mfa' });
    await expect(verify(wrongCode(secret))).rejects.toMatchObject({ name: 'EnableSoftwareTokenMFAException' });
    await expect(verify('12345x')).rejects.toMatchObject({ name: 'InvalidParameterException' });
    expect(await verify(code(secret))).toMatchObject({ Status: 'SUCCESS' });
    expect(await pool.signIn(adaEmail, adaPassword)).toHaveProperty('AccessToken');
  });

  it('keeps the verified secret until another one is', async () => {
    const first = await enrol();
    const second = await associate();
    const { Session } = await initiate();
    await expect(respond(Session, code(second))).rejects.toMatchObject(mismatch);
    await expect(respond(Session, code(first))).resolves.toHaveProperty('AuthenticationResult');
    await verify(code(second));
    pool.clock.move(minute);
    const { Session: later } = await initiate();
    await expect(respond(later, code(first))).rejects.toMatchObject(mismatch);
    await expect(respond(later, code(second))).resolves.toHaveProperty('AuthenticationResult');
  });

  it('is refused without a valid access token', async () => {
    const other = await pool.signIn(adaEmail, adaPassword);
    await pool.client.send(new RevokeTokenCommand({ ClientId, Token: other.RefreshToken }));
    await expect(associate(other.AccessToken)).rejects.toMatchObject({ message: 'Access Token has been revoked' });
    await expect(associate(other.IdToken)).rejects.toMatchObject({ message: 'Invalid Access Token' });
    await expect(associate(`${accessToken.slice(0, -4)}AAAA`)).rejects.toMatchObject(notAuthorized);
    pool.clock.move(15 * minute);
    await expect(associate()).rejects.toMatchObject({ message: 'Access Token has expired' });
  });

  it('is refused in a pool that does not offer it, and for an unknown user', async () => {
    await expect(prefer(true, 'nobody@example.com')).rejects.toMatchObject({ name: 'UserNotFoundException' });
    pool = await pool.restart({ softwareTokens: false });
    await expect(associate()).rejects.toMatchObject({ name: 'SoftwareTokenMFANotFoundException' });
  });
});

describe('signing in with a code', () => {
  it('is asked for after the right password only, and no token comes before it', async () => {
    const secret = await enrol();
    await expect(initiate('secret2')).rejects.toMatchObject(notAuthorized);
    const answer = await initiate();
    const username = (await pool.get(adaEmail)).Username;
    expect(answer).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: username },
    });
    expect(answer.AuthenticationResult).toBeUndefined();
    const { AuthenticationResult: tokens } = await respond(answer.Session, code(secret));
    expect(tokens).toMatchObject({ TokenType: 'Bearer', RefreshToken: expect.any(String) });
    expect(claims(tokens?.AccessToken).auth_time).toBe(Math.floor(pool.clock.now() / 1000));
  });

  it('does not accept the code that has verified the secret', async () => {
    const secret = await associate();
    await verify(code(secret));
    await prefer(true);
    const { Session } = await initiate();
    await expect(respond(Session, code(secret))).rejects.toMatchObject(used);
    await expect(respond(Session, code(secret, 1))).resolves.toHaveProperty('AuthenticationResult');
  });

  it('accepts a code once, of the neighbouring steps too, but none that is older than the last one', async () => {
    const secret = await enrol();
    const { Session } = await initiate();
    await respond(Session, code(secret));
    const { Session: again } = await initiate();
    await expect(respond(again, code(secret))).rejects.toMatchObject(used);
    await expect(respond(again, code(secret, -1))).rejects.toMatchObject(used);
    await expect(respond(again, code(secret, 2))).rejects.toMatchObject(mismatch);
    await expect(respond(again, code(secret, 1))).resolves.toHaveProperty('AuthenticationResult');
  });

  it('goes on after a wrong code, but a session gives tokens once', async () => {
    const secret = await enrol();
    const { Session } = await initiate();
    await expect(respond(Session, wrongCode(secret))).rejects.toMatchObject(mismatch);
    await respond(Session, code(secret));
    pool.clock.move(minute);
    await expect(respond(Session, code(secret))).rejects.toMatchObject(badSession);
  });

  it('must be finished within three minutes, by the same user', async () => {
    const secret = await enrol();
    await pool.create('grace@example.com', adaPassword);
    const { Session } = await initiate();
    await expect(respond(Session, code(secret), 'grace@example.com')).rejects.toMatchObject(badSession);
    await expect(respond('made-up-session-of-nobody', code(secret))).rejects.toMatchObject(badSession);
    pool.clock.move(3 * minute);
    await expect(respond(Session, code(secret))).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('is refused to a user who is disabled or deleted meanwhile', async () => {
    const secret = await enrol();
    const { Session } = await initiate();
    await pool.client.send(new AdminDisableUserCommand({ UserPoolId, Username: adaEmail }));
    await expect(respond(Session, code(secret))).rejects.toMatchObject({ message: 'User is disabled.' });
    await pool.client.send(new AdminDeleteUserCommand({ UserPoolId, Username: adaEmail }));
    await expect(respond(Session, code(secret))).rejects.toMatchObject(notAuthorized);
  });

  it('survives a restart between password and code, and a new password', async () => {
    const secret = await enrol();
    const { Session } = await initiate();
    pool = await pool.restart();
    await expect(respond(Session, code(secret))).resolves.toHaveProperty('AuthenticationResult');
    const password = { UserPoolId, Username: adaEmail, Password: 'secret2', Permanent: true };
    await pool.client.send(new AdminSetUserPasswordCommand(password));
    expect(await initiate('secret2')).toHaveProperty('ChallengeName', 'SOFTWARE_TOKEN_MFA');
  });

  it('ends when an administrator or the user turns it off', async () => {
    await enrol();
    await prefer(false);
    expect(await pool.signIn(adaEmail, adaPassword)).toHaveProperty('AccessToken');
    await prefer(true);
    expect(await initiate()).toHaveProperty('ChallengeName');
    const off = { AccessToken: accessToken, SoftwareTokenMfaSettings: { Enabled: false } };
    await pool.client.send(new SetUserMFAPreferenceCommand(off));
    expect(await pool.signIn(adaEmail, adaPassword)).toHaveProperty('AccessToken');
  });

  it('has three times the rate of the first step, for itself', async () => {
    const secret = await enrol();
    const { Session } = await initiate();
    pool.service.limit({ rates: { UserAuthentication: 1 } });
    for (let n = 0; n < 3; n += 1) await expect(respond(Session, wrongCode(secret))).rejects.toMatchObject(mismatch);
    await expect(respond(Session, wrongCode(secret))).rejects.toMatchObject({ name: 'TooManyRequestsException' });
    await expect(initiate()).resolves.toHaveProperty('Session');
  });
});
