import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { handler as takeIn } from '#functions/newsletter/feedback.handler.ts';
import { SuppressionEntity } from '#functions/newsletter/suppression/suppression.entity.ts';
import { setProfile } from '../accounts/accounts.ts';
import type { Client } from '../client.ts';
import { asAdmin, eventually, mailsTo, signedUp, visitor } from '../cloud.ts';
import { confirmSubject, mailAbout, mailsAbout, someAddress, subscribed, sweep } from './newsletter.ts';

/** An event as the queue hands it over. */
async function handler(event: object): Promise<void> {
  const message = { messageId: 'one', body: JSON.stringify(event) } as SQSRecord;
  expect(await takeIn({ Records: [message] })).toEqual({ batchItemFailures: [] });
}
const bounce = (emailAddress: string, bounceType = 'Permanent', timestamp = new Date().toISOString()) => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: { eventType: 'Bounce', bounce: { timestamp, bounceType, bouncedRecipients: [{ emailAddress }] }, mail: {} },
});
const complaint = (
  emailAddress: string,
  complaintFeedbackType: string | null = 'abuse',
  complaintSubType: string | null = null,
) => ({
  source: 'aws.ses',
  'detail-type': 'Email Complaint Received',
  detail: {
    eventType: 'Complaint',
    complaint: {
      ...{ timestamp: new Date().toISOString(), complaintFeedbackType, complaintSubType },
      complainedRecipients: [{ emailAddress }],
    },
  },
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

  it('keeps its first reason, and undoes no release when it comes late or again', async () => {
    const admin = await asAdmin();
    const { email } = await subscribed();
    const before = new Date(Date.now() - 1000).toISOString();
    const listed = async () => (await admin.get('/admin/newsletter-suppressions', { query: { search: email } })).body;
    await handler(complaint(email));
    await handler(bounce(email));
    expect((await listed()).map(({ reason }: { reason: string }) => reason)).toEqual(['complaint']);
    expect((await admin.delete('/admin/newsletter-suppressions', { email })).status).toBe(200);
    await handler(bounce(email, 'Permanent', before));
    expect(await listed()).toEqual([]);
    await handler(bounce(email, 'Permanent', new Date(Date.now() + 1000).toISOString()));
    expect(await listed()).toHaveLength(1);
  });

  it('changes nothing for a full mailbox, a “not spam” report, or a mail that an earlier report kept back', async () => {
    const { email, signedId } = await subscribed();
    await handler(bounce(email, 'Transient'));
    await handler(complaint(email, 'not-spam'));
    await handler(complaint(email, null, 'OnAccountSuppressionList'));
    expect(await isSubscribed(signedId)).toBe(true);
  });

  it('counts for an address that has not subscribed yet', async () => {
    const { client, person } = await signedUp();
    await handler(bounce(person.email));
    await setProfile(client, { email_verified: true });
    const { status, body } = await client.post('/newsletter/subscribe', {});
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect((await mailsTo(person.email)).filter(({ subject }) => subject.includes('newsletter'))).toEqual([]);
  });
});

describe('the suppression list', () => {
  const lift = (client: Client, email: unknown) => client.delete('/admin/newsletter-suppressions', { email });
  const message = 'Address taken off the suppression list successfully';

  it('can be left through an admin only, which subscribes nobody: they subscribe again as usual', async () => {
    const admin = await asAdmin();
    const { email, signedId } = await subscribed();
    await handler(bounce(email));
    const lifted = await lift(admin, ` ${email.toUpperCase()} `);
    expect([lifted.status, lifted.body]).toEqual([200, { success: true, message }]);
    expect(await isSubscribed(signedId)).toBe(false);
    await visitor().post('/newsletter/subscribe-public', { email });
    await eventually(async () => (await mailsAbout(email, confirmSubject)).length === 2);
    const again = await lift(admin, email);
    expect([again.status, again.body.detail]).toEqual([404, 'This address is not on the suppression list']);
  });

  it('logs who removed it and why it was listed, without the address', async () => {
    const admin = await asAdmin();
    const { email } = await subscribed();
    const path = `/admin/newsletter-subscribers?search=${encodeURIComponent(email)}`;
    const [{ id }] = (await admin.get(path)).body;
    await handler(complaint(email));
    await lift(admin, email);
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${id}`);
    expect(rows).toMatchObject([
      { action: 'suppression.lifted', target_name: 'n•••@example.test', changes: { reason: ['complaint', null] } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  it('releases addresses that never subscribed, once when two admins act concurrently', async () => {
    const admin = await asAdmin();
    const email = someAddress();
    await handler(bounce(email));
    const answers = await Promise.all([lift(admin, email), lift(admin, email)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await visitor().post('/newsletter/subscribe-public', { email });
    await mailAbout(email, confirmSubject);
  });

  it('frees a subscriber whom a crash left suppressed but not listed', async () => {
    const admin = await asAdmin();
    const { email } = await subscribed();
    await handler(bounce(email));
    await SuppressionEntity.remove({ email }).go();
    const lifted = await lift(admin, email);
    expect([lifted.status, lifted.body.message]).toEqual([200, message]);
    await visitor().post('/newsletter/subscribe-public', { email });
    await eventually(async () => (await mailsAbout(email, confirmSubject)).length === 2);
    expect((await lift(admin, email)).status).toBe(404);
  });

  it('refuses what is no address, and everybody else', async () => {
    const { client } = await signedUp();
    const { email } = await subscribed();
    await handler(bounce(email));
    const wrong = await lift(await asAdmin(), 'nobody');
    expect([wrong.status, wrong.body.errors]).toEqual([422, { email: 'Please enter a valid email address' }]);
    expect((await lift(client, email)).status).toBe(403);
    expect((await lift(visitor(), email)).status).toBe(401);
    expect((await lift(await asAdmin(), email)).status).toBe(200);
  });
});
