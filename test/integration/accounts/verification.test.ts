import { describe, expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { announcedIsDone, control, fileCloud, mailsTo, signedUp, visitor } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';
import { newestMail, tokenIn } from './accounts.ts';

describe('verification', () => {
  const cloud = fileCloud();

  const subject = 'Confirm your email address';
  const badLink = {
    status: 422,
    body: { code: 'invalid', errors: { token: expect.stringContaining('Invalid verification link') } },
  };

  test('works by the link of the mail, even when followed twice', async () => {
    const { client, person } = await signedUp();
    const mail = await newestMail(person.email, subject);
    expect(mail.text).toMatch(/^http:\/\/localhost:\d+\/verify-email\?token=/m);
    expect(mail.text + mail.html).not.toContain(person.name);
    const token = tokenIn(mail.text);
    for (let i = 0; i < 2; i++)
      expect(await visitor().post('/auth/verify-email', { token })).toMatchObject({
        status: 200,
        body: { success: true, message: 'Your email address is verified' },
      });
    expect((await client.get('/auth/me')).body.email_verified).toBe(true);
    expect(await client.post('/auth/send-verification')).toMatchObject({ status: 409, body: { code: 'conflict' } });
  });

  test('accepts only the newest link', async () => {
    const { client, person } = await signedUp();
    const old = tokenIn((await newestMail(person.email, subject)).text);
    expect(await client.post('/auth/send-verification')).toMatchObject({ status: 200, body: { success: true } });
    await announcedIsDone();
    const other = tokenIn((await newestMail((await signedUp()).person.email, subject)).text);
    const mixed = `${old.split('.')[0]}.${other.split('.')[1]}`;
    const send = (token: string) => visitor().post('/auth/verify-email', { token });
    for (const token of [old, mixed, 'x', `${other}x`]) expect(await send(token)).toMatchObject(badLink);
    expect(await send('')).toMatchObject({ status: 422 });
    expect((await client.get('/auth/me')).body.email_verified).toBe(false);
    expect((await visitor().post('/auth/send-verification')).status).toBe(401);
  });

  test('is accepted when the mail cannot be sent now, and mailed later', async () => {
    const { url } = cloud();
    const { client, person } = await signedUp(url);
    const { length } = await mailsTo(person.email, url);
    await control('faults', { service: 'ses', error: 'Throttling', status: 400 }, url);
    expect((await client.post('/auth/send-verification')).status).toBe(200);
    expect(await mailsTo(person.email, url)).toHaveLength(length);
    await control('faults', { clear: true }, url);
    await control('clock', { advance_ms: 120_000 }, url);
    await control('fire/AccountsOutboxSweep', {}, url);
    const { text } = await newestMail(person.email, subject, url);
    expect((await visitor(url).post('/auth/verify-email', { token: tokenIn(text) })).status).toBe(200);
  });

  test('is mailed to an address five times an hour, even for different accounts', async () => {
    const { url } = cloud();
    const { client, person } = await signedUp(url);
    const mails = async () => (await mailsTo(person.email, url)).filter((mail) => mail.subject.startsWith(subject));
    const ask = async (of: Client) => {
      // A mail that has not been sent yet is dropped for a newer one, or with the account.
      await announcedIsDone(url);
      // The limit per visitor is a separate one.
      of.address = visitor().address;
      return of.post('/auth/send-verification');
    };
    for (let i = 0; i < 4; i++) expect((await ask(client)).status).toBe(200);
    const refused = await ask(client);
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests', detail: 'Too many attempts. Please try again in 60 minutes.' },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
    await announcedIsDone(url);
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    const again = visitor(url);
    const { status } = await again.post('/auth/register', person);
    expect(status).toBe(201);
    expect(await mails()).toHaveLength(5);
    await control('clock', { advance_ms: 60 * 60_000 }, url);
    again.token = (await again.post('/auth/refresh')).body.access_token;
    expect((await ask(again)).status).toBe(200);
    expect(await mails()).toHaveLength(6);
  });

  test('link expires after seven days', async () => {
    const { url } = cloud();
    const { person } = await signedUp(url);
    const token = tokenIn((await newestMail(person.email, subject, url)).text);
    passQuietly(cloud(), 7 * 86_400_000);
    expect(await visitor(url).post('/auth/verify-email', { token })).toMatchObject(badLink);
  });
});
