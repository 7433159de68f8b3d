import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handler } from '#functions/newsletter/ses-event.handler.ts';
import { isSuppressed } from '#functions/newsletter/suppression/suppression.service.ts';
import { setProfile } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, eventually, mailsTo, signedUp, visitor } from '../cloud.ts';
import { confirmSubject, mailAbout, mailsAbout, someAddress, subscribed, sweep, tokenOf } from './newsletter.ts';

const bounce = (emailAddress: string, bounceType = 'Permanent') => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: { eventType: 'Bounce', bounce: { bounceType, bouncedRecipients: [{ emailAddress }] }, mail: {} },
});
const complaint = (emailAddress: string, complaintFeedbackType: string | null = 'abuse') => ({
  source: 'aws.ses',
  'detail-type': 'Email Complaint Received',
  detail: { eventType: 'Complaint', complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType } },
});
const isSubscribed = async (signedId: string) =>
  (await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed;

describe('mail feedback', () => {
  it('ends the subscription of an address that does not exist, and nobody subscribes it again', async () => {
    const { email, signedId } = await subscribed();
    await handler(bounce(email.toUpperCase()));
    await handler(bounce(email));
    expect(await isSubscribed(signedId)).toBe(false);
    const answer = await visitor().post('/newsletter/subscribe-public', { email });
    const other = await visitor().post('/newsletter/subscribe-public', { email: someAddress() });
    expect([answer.status, answer.body]).toEqual([other.status, other.body]);
    await sweep();
    expect(await mailsAbout(email, confirmSubject)).toHaveLength(1);
  });

  it('is processed when the confirmation itself bounces', async () => {
    const email = `bounce+${randomUUID()}@simulator.amazonses.com`;
    await visitor().post('/newsletter/subscribe-public', { email });
    await mailAbout(email, confirmSubject);
    const admin = await asAdmin();
    const path = `/admin/newsletter-subscribers?search=${encodeURIComponent(email)}`;
    await eventually(async () => (await admin.get(path)).body.length === 0);
    await visitor().post('/newsletter/subscribe-public', { email });
    await sweep();
    expect(await mailsAbout(email, confirmSubject)).toHaveLength(1);
  });

  it('ends the subscription of an address that reports spam', async () => {
    const { email, signedId } = await subscribed();
    await handler(complaint(`Sam <${email}>`, null));
    expect(await isSubscribed(signedId)).toBe(false);
  });

  it('changes nothing for a full mailbox, or for a “not spam” report', async () => {
    const { email, signedId } = await subscribed();
    await handler(bounce(email, 'Transient'));
    await handler(complaint(email, 'not-spam'));
    expect(await isSubscribed(signedId)).toBe(true);
  });

  it('counts for an address that has not subscribed yet', async () => {
    const { client, person } = await signedUp();
    await handler(bounce(person.email));
    await visitor().post('/newsletter/subscribe-public', { email: person.email });
    await client.post('/newsletter/subscribe', {});
    await sweep();
    expect((await mailsTo(person.email)).filter(({ subject }) => subject.includes('newsletter'))).toEqual([]);
  });
});

describe('the suppression list', () => {
  const ask = (client: Client, email: unknown) => client.post('/admin/newsletter-suppressions', { email });
  const message = 'A link was mailed to this address. It leaves the suppression list when the link is followed.';

  it('is left by a link in a mail, which an admin can send, and by nothing that an admin does alone', async () => {
    const admin = await asAdmin();
    const { email, signedId } = await subscribed();
    await handler(bounce(email));
    const asked = await ask(admin, ` ${email.toUpperCase()} `);
    expect([asked.status, asked.body]).toEqual([200, { success: true, message }]);
    const mail = await eventually(async () => {
      const [newest, ...older] = await mailsAbout(email, confirmSubject);
      return older.length === 1 && newest;
    });
    expect([await isSubscribed(signedId), await isSuppressed(email)]).toEqual([false, true]);
    expect((await visitor().get(`/newsletter/confirm/${tokenOf(mail)}`)).status).toBe(200);
    expect([await isSubscribed(signedId), await isSuppressed(email)]).toEqual([true, false]);
    const again = await ask(admin, email);
    expect([again.status, again.body.detail]).toEqual([404, 'This address is not on the suppression list']);
  });

  it('is left by whoever is signed in with the verified address and wants the newsletter', async () => {
    const { client, person } = await signedUp();
    await handler(complaint(person.email));
    await client.post('/newsletter/subscribe', {});
    await sweep();
    expect(await isSuppressed(person.email)).toBe(true);
    await setProfile(client, { email_verified: true });
    const { status, body } = await client.post('/newsletter/subscribe', { interests: ['compliance'] });
    expect([status, body.message]).toEqual([200, 'You are subscribed. A welcome mail is on its way.']);
    expect(await isSuppressed(person.email)).toBe(false);
    expect((await client.get('/newsletter/status')).body).toEqual({ subscribed: true, interests: ['compliance'] });
  });

  it('logs who mailed the link and why the address was listed, without the address', async () => {
    const admin = await asAdmin();
    const { email } = await subscribed();
    const path = `/admin/newsletter-subscribers?search=${encodeURIComponent(email)}`;
    const [{ id }] = (await admin.get(path)).body;
    await handler(complaint(email));
    await ask(admin, email);
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${id}`);
    expect(rows).toMatchObject([
      { action: 'suppression.link_mailed', target_name: 'n•••@example.test', changes: { reason: ['complaint', null] } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('is not left by a link that was mailed before the bounce', async () => {
    const email = someAddress();
    await visitor().post('/newsletter/subscribe-public', { email });
    const token = tokenOf(await mailAbout(email, confirmSubject));
    await handler(bounce(email));
    expect((await visitor().get(`/newsletter/confirm/${token}`)).status).toBe(404);
    expect(await isSuppressed(email)).toBe(true);
  });

  it('refuses what is no address, and everybody else', async () => {
    const { client } = await signedUp();
    const { email } = await subscribed();
    await handler(bounce(email));
    const wrong = await ask(await asAdmin(), 'nobody');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { email: 'Please enter a valid email address' }]);
    expect((await ask(client, email)).status).toBe(403);
    expect((await ask(visitor(), email)).status).toBe(401);
  });
});
