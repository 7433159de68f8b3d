import { describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { control, fileCloud, mailsTo, signedUp, visitor } from '../cloud.ts';
import { codeIn, newestMail } from './accounts.ts';
import { challenged, enrolled, signedUpWithFactor } from './authenticator.ts';

const cloud = fileCloud();
const signedUpHere = () => signedUpWithFactor(cloud().url);
const answer = (client: Client, challenge: string, code: string) =>
  client.post('/auth/second-factor', { challenge, code });
const expired = {
  status: 422,
  body: { errors: { challenge: 'Your sign-in has expired. Please enter your password again.' } },
};
const wrongCode = { status: 422, body: { errors: { code: expect.stringContaining('This code is not correct') } } };
const minute = (n = 1) => control('clock', { advance_ms: n * 60_000 }, cloud().url);
const subjectsOf = async (email: string) => (await mailsTo(email, cloud().url)).map(({ subject }) => subject);

describe('setting up', () => {
  test('takes the password and a code of the new secret, and shows ten recovery codes once', async () => {
    const { url } = cloud();
    const { client, person } = await signedUp(url);
    expect((await client.get('/auth/second-factor')).body).toEqual({
      ...{ enrolled: false, enrolled_at: null, recovery_codes_left: 0, required: false },
    });
    const before = await client.post('/auth/second-factor/enrol', { password: person.password, code: '123456' });
    expect(before).toMatchObject({ status: 422, body: { errors: { code: expect.stringContaining('scan') } } });
    const { body: setup } = await client.post('/auth/second-factor/setup');
    expect(setup).toEqual({ success: true, secret: expect.stringMatching(/^[A-Z2-7]{52}$/), uri: expect.any(String) });
    expect(setup.uri).toBe(
      `otpauth://totp/Rampart:${encodeURIComponent(person.email)}?secret=${setup.secret}&issuer=Rampart`,
    );
    const { codes, authenticator } = await enrolled(client, person.password);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    expect((await client.get('/auth/second-factor')).body).toMatchObject({ enrolled: true, recovery_codes_left: 10 });
    expect(await subjectsOf(person.email)).toContain('A second factor was set up (Rampart)');
    const again = { password: person.password, code: await authenticator.wrong() };
    expect(await client.post('/auth/second-factor/enrol', again)).toMatchObject({
      status: 422,
      body: { errors: { current_code: expect.any(String) } },
    });
  });

  test('is refused with a wrong password or code, and changes nothing', async () => {
    const { url } = cloud();
    const { client, person } = await signedUp(url);
    await client.post('/auth/second-factor/setup');
    const enrol = (password: string, code: string) => client.post('/auth/second-factor/enrol', { password, code });
    expect(await enrol('guess-it', '123456')).toMatchObject({
      status: 422,
      body: { errors: { password: 'Your password is not correct' } },
    });
    expect(await enrol(person.password, '12345')).toMatchObject({
      status: 422,
      body: { errors: { code: expect.any(String) } },
    });
    expect(await visitor(url).post('/auth/login', person)).toMatchObject({
      body: { access_token: expect.any(String) },
    });
  });

  test('replaces an authenticator with a code of the present one', async () => {
    const { client, person, authenticator: old } = await signedUpHere();
    const { body } = await client.post('/auth/second-factor/setup');
    const { authenticatorOf } = await import('./authenticator.ts');
    const fresh = authenticatorOf(body.secret, cloud().url);
    const replace = async (current_code: string) =>
      client.post('/auth/second-factor/enrol', { password: person.password, code: await fresh.code(), current_code });
    expect(await replace(await old.wrong())).toMatchObject({
      status: 422,
      body: { errors: { current_code: expect.any(String) } },
    });
    expect((await replace(await old.code())).status).toBe(200);
    const { client: elsewhere, challenge } = await challenged(person, cloud().url);
    expect(await answer(elsewhere, challenge, await old.code())).toMatchObject(wrongCode);
    expect((await answer(elsewhere, challenge, await fresh.code())).status).toBe(200);
  });
});

describe('signing in', () => {
  test('gives a challenge after the right password, and no token before the code', async () => {
    const { person, user, authenticator } = await signedUpHere();
    expect((await visitor(cloud().url).post('/auth/login', { ...person, password: 'guess-it' })).status).toBe(401);
    const client = visitor(cloud().url);
    const first = await client.post('/auth/login', person);
    expect(first.body).toEqual({ success: true, second_factor: true, challenge: expect.stringMatching(/^[\w-]{43}$/) });
    expect(client.cookies.size).toBe(0);
    const second = await answer(client, first.body.challenge, await authenticator.code());
    expect(second).toMatchObject({ status: 200, body: { success: true, user, expires_in: 900 } });
    expect(client.cookies.size).toBe(1);
    client.token = second.body.access_token;
    expect((await client.get('/auth/me')).body).toEqual(user);
    expect((await client.post('/auth/refresh')).status).toBe(200);
  });

  test('accepts a code once, and a challenge once', async () => {
    const { person, authenticator } = await signedUpHere();
    const code = await authenticator.code();
    const one = await challenged(person, cloud().url);
    expect((await answer(one.client, one.challenge, code)).status).toBe(200);
    const two = await challenged(person, cloud().url);
    expect(await answer(two.client, two.challenge, code)).toMatchObject({
      status: 422,
      body: { errors: { code: 'This code has been used already. Please wait for the next one.' } },
    });
    expect(await answer(one.client, one.challenge, await authenticator.code())).toMatchObject(expired);
    expect((await answer(two.client, two.challenge, await authenticator.code())).status).toBe(200);
  });

  test('goes on after a wrong code, and expires after three minutes', async () => {
    const { person, authenticator } = await signedUpHere();
    const { client, challenge } = await challenged(person, cloud().url);
    expect(await answer(client, challenge, await authenticator.wrong())).toMatchObject(wrongCode);
    await minute(3);
    expect(await answer(client, challenge, await authenticator.code())).toMatchObject(expired);
    expect(await answer(client, 'a-challenge-that-was-never-given', '123456')).toMatchObject(expired);
  });

  test("does not take somebody else's code", async () => {
    const [mine, theirs] = [await signedUpHere(), await signedUpHere()];
    const { client, challenge } = await challenged(theirs.person, cloud().url);
    expect(await answer(client, challenge, await mine.authenticator.code())).toMatchObject(wrongCode);
    expect(client.cookies.size).toBe(0);
  });

  test('limits wrong codes per person, whoever tries them and however often the password is right', async () => {
    const { person, authenticator } = await signedUpHere();
    const wrong = await authenticator.wrong();
    for (let tried = 0; tried < 10; tried++) {
      const { client, challenge } = await challenged(person, cloud().url);
      expect(await answer(client, challenge, wrong)).toMatchObject(wrongCode);
    }
    const { client, challenge } = await challenged(person, cloud().url);
    expect(await answer(client, challenge, await authenticator.code())).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^Too many wrong codes\. Please try again in 1[45] minutes\.$/) },
    });
    await minute(15);
    const later = await challenged(person, cloud().url);
    expect((await answer(later.client, later.challenge, await authenticator.code())).status).toBe(200);
  });

  test('is asked of whoever resets or changes the password, too', async () => {
    const { url } = cloud();
    const { client, person, authenticator } = await signedUpHere();
    await visitor(url).post('/auth/request-password-reset', { email: person.email });
    const mail = await newestMail(person.email, 'Reset your Rampart password', url);
    const reset = { email: person.email, code: codeIn(mail.text), new_password: 'fresh-one' };
    expect((await visitor(url).post('/auth/reset-password-code', reset)).status).toBe(200);
    expect((await client.get('/auth/me')).status).toBe(401);
    const one = await challenged({ ...person, password: 'fresh-one' }, url);
    const session = await answer(one.client, one.challenge, await authenticator.code());
    one.client.token = session.body.access_token;
    const change = { old_password: 'fresh-one', new_password: 'Another-1' };
    const changed = await one.client.post('/auth/change-password', change);
    expect(changed.body).toEqual({
      ...{ success: true, second_factor: true, message: 'Password changed successfully!' },
      challenge: expect.any(String),
    });
    expect((await one.client.get('/auth/me')).status).toBe(401);
    const goesOn = await answer(one.client, changed.body.challenge, await authenticator.code());
    expect(goesOn.status).toBe(200);
    one.client.token = goesOn.body.access_token;
    expect((await one.client.get('/auth/me')).status).toBe(200);
  });

  test('is put right when somebody turned the factor off at the pool, before a session is given', async () => {
    const { client, person } = await signedUpHere();
    const { CognitoIdentityProviderClient, SetUserMFAPreferenceCommand } = await import(
      '@aws-sdk/client-cognito-identity-provider'
    );
    const pool = new CognitoIdentityProviderClient({
      region: 'us-east-1',
      endpoint:
        cloud().environment('test').AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ??
        cloud().environment('test').AWS_ENDPOINT_URL,
      credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    });
    const AccessToken = client.token;
    await pool.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled: false } }));
    await challenged(person, cloud().url);
  });
});

describe('a recovery code', () => {
  const recover = (client: Client, challenge: string, password: string, recovery_code: string) =>
    client.post('/auth/recovery-code', { challenge, password, recovery_code });

  test('signs in once, however it is typed, and leaves the factor as it is', async () => {
    const { client: owner, person, codes, authenticator } = await signedUpHere();
    const [code = ''] = codes;
    const one = await challenged(person, cloud().url);
    expect(await recover(one.client, one.challenge, 'guess-it', code)).toMatchObject({
      status: 422,
      body: { errors: { password: 'Your password is not correct' } },
    });
    const typed = code.toLowerCase().replaceAll('-', ' ');
    const session = await recover(one.client, one.challenge, person.password, typed);
    expect(session).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    expect((await owner.get('/auth/second-factor')).body).toMatchObject({ enrolled: true, recovery_codes_left: 9 });
    expect(await recover(one.client, one.challenge, person.password, String(codes[1]))).toMatchObject(expired);
    const two = await challenged(person, cloud().url);
    expect(await recover(two.client, two.challenge, person.password, code)).toMatchObject({
      status: 422,
      body: { errors: { recovery_code: 'This recovery code is not correct, or it has been used already.' } },
    });
    expect((await answer(two.client, two.challenge, await authenticator.code())).status).toBe(200);
    expect(await subjectsOf(person.email)).toContain('A recovery code was used (Rampart)');
  });

  test('is replaced by new ones, for password and code', async () => {
    const { client, person, codes, authenticator } = await signedUpHere();
    const proof = { password: person.password, code: await authenticator.code() };
    const renewed = await client.post('/auth/second-factor/recovery-codes', proof);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const { client: elsewhere, challenge } = await challenged(person, cloud().url);
    expect((await recover(elsewhere, challenge, person.password, String(codes[1]))).status).toBe(422);
    const [fresh] = renewed.body.recovery_codes;
    expect((await recover(elsewhere, challenge, person.password, fresh)).status).toBe(200);
  });

  test('may be sent again for the same sign-in when that broke off', async () => {
    const { person, codes } = await signedUpHere();
    const [code = ''] = codes;
    const { client, challenge } = await challenged(person, cloud().url);
    const broken = { service: 'cognito-idp', operation: 'AdminSetUserMFAPreference', error: 'InternalErrorException' };
    await control('faults', { ...broken, status: 500, times: 6 }, cloud().url);
    expect((await recover(client, challenge, person.password, code)).status).toBe(503);
    await control('faults', { clear: true }, cloud().url);
    expect((await recover(client, challenge, person.password, code)).status).toBe(200);
  });
});

describe('removing', () => {
  test('takes password and code, and signs in with the password alone afterwards', async () => {
    const { client, person, authenticator } = await signedUpHere();
    const remove = (code: string, password = person.password) =>
      client.post('/auth/second-factor/remove', { password, code });
    expect(await remove(await authenticator.code(), 'guess-it')).toMatchObject({ status: 422 });
    expect(await remove(await authenticator.wrong())).toMatchObject(wrongCode);
    expect(await remove(await authenticator.code())).toMatchObject({ status: 200 });
    const signIn = await visitor(cloud().url).post('/auth/login', person);
    expect(signIn).toMatchObject({ status: 200, body: { access_token: expect.any(String) } });
    expect(await subjectsOf(person.email)).toContain('Your second factor was removed (Rampart)');
    expect((await remove(await authenticator.code())).status).toBe(409);
  });

  test('works with a recovery code for whoever has lost the authenticator', async () => {
    const { client, person, codes } = await signedUpHere();
    const lost = { password: person.password, code: codes[3] };
    expect((await client.post('/auth/second-factor/remove', lost)).status).toBe(200);
    expect((await visitor(cloud().url).post('/auth/login', person)).body).toHaveProperty('access_token');
  });

  test('goes with the account', async () => {
    const { client, person } = await signedUpHere();
    expect((await client.delete('/user', { password: person.password })).status).toBeLessThan(300);
    expect((await visitor(cloud().url).post('/auth/login', person)).status).toBe(401);
  });
});
