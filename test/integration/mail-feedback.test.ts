import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { handler } from '#functions/newsletter/ses-event.handler.ts';
import { setProfile } from './accounts.ts';
import { asAdmin, eventually, mailsTo, signedUp, visitor } from './cloud.ts';
import { confirmSubject, mailAbout, mailsAbout, someAddress, subscribed, sweep } from './newsletter.ts';

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

describe('what becomes of mails', () => {
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

  it('is heard when the confirmation itself comes back', async () => {
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

  it('ends the subscription of who reports spam', async () => {
    const { email, signedId } = await subscribed();
    await handler(complaint(`Sam <${email}>`, null));
    expect(await isSubscribed(signedId)).toBe(false);
  });

  it('changes nothing for a full mailbox, or for who says that it is no spam', async () => {
    const { email, signedId } = await subscribed();
    await handler(bounce(email, 'Transient'));
    await handler(complaint(email, 'not-spam'));
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
