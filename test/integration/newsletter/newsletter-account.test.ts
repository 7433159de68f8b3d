import { describe, expect, it } from 'vitest';
import { setProfile } from '../accounts/accounts.ts';
import { signedUp, somebody, visitor } from '../cloud.ts';
import { confirmSubject, mailAbout, mailsAbout, subscribed, sweep, tokenOf, welcomeSubject } from './newsletter.ts';

describe('an account', () => {
  it('with an unverified address gets the mail like everybody, and sees only the subscription it started', async () => {
    const { client, person } = await signedUp();
    const status = async () => (await client.get('/newsletter/status')).body;
    const { body } = await client.post('/newsletter/subscribe', { interests: ['frameworks'], source: 'website' });
    expect(body.message).toMatch(/^Please check your inbox/);
    expect(await status()).toEqual({ subscribed: false, interests: [] });
    await visitor().get(`/newsletter/confirm/${tokenOf(await mailAbout(person.email, confirmSubject))}`);
    expect(await status()).toEqual({ subscribed: true, interests: ['frameworks'] });
  });

  it('that was registered with the address of a subscriber learns nothing', async () => {
    const { email } = await subscribed(['compliance']);
    const client = visitor();
    client.token = (await client.post('/auth/register', { ...somebody(), email })).body.access_token;
    expect((await client.get('/newsletter/status')).body).toEqual({ subscribed: false, interests: [] });
    expect((await client.post('/newsletter/subscribe', {})).body.message).toMatch(/^Please check your inbox/);
    expect((await client.get('/newsletter/status')).body.subscribed).toBe(false);
  });

  it('with a verified address is subscribed at once, and more interests are added', async () => {
    const { client, person } = await signedUp();
    await setProfile(client, { email_verified: true });
    const { body } = await client.post('/newsletter/subscribe', { interests: ['compliance'] });
    expect(body.message).toBe('You are subscribed. A welcome mail is on its way.');
    await client.post('/newsletter/subscribe', { interests: ['frameworks', 'compliance'] });
    const expected = { subscribed: true, interests: ['compliance', 'frameworks'] };
    expect((await client.get('/newsletter/status')).body).toEqual(expected);
    await mailAbout(person.email, welcomeSubject);
    await sweep();
    expect(await mailsAbout(person.email, welcomeSubject)).toHaveLength(1);
    expect(await mailsAbout(person.email, confirmSubject)).toEqual([]);
  });

  it('that ticked the box at registration gets the mail within a minute, once', async () => {
    const client = visitor();
    const person = { ...somebody(), subscribeToNewsletter: true, newsletterInterests: ['compliance', 'a\nb', ''] };
    const { body } = await client.post('/auth/register', person);
    client.token = body.access_token;
    await Promise.all([sweep(), sweep(), sweep()]);
    await visitor().get(`/newsletter/confirm/${tokenOf(await mailAbout(person.email, confirmSubject))}`);
    await sweep();
    expect(await mailsAbout(person.email, confirmSubject)).toHaveLength(1);
    expect((await client.get('/newsletter/status')).body).toEqual({ subscribed: true, interests: ['compliance'] });
    const { body: exported } = await client.get('/user/export');
    expect(exported.newsletter_registration).toEqual([]);
    expect(exported.newsletter_subscriptions).toMatchObject([{ email: person.email, source: 'registration' }]);
  });

  it('takes its subscription along when it is deleted, and never another person’s', async () => {
    const { client, person } = await signedUp();
    await client.post('/newsletter/subscribe', {});
    const token = tokenOf(await mailAbout(person.email, confirmSubject));
    expect((await client.delete('/user', { password: person.password })).status).toBe(200);
    expect((await visitor().get(`/newsletter/confirm/${token}`)).status).toBe(404);

    const { email, signedId } = await subscribed();
    const stranger = { ...somebody(), email };
    const other = visitor();
    other.token = (await other.post('/auth/register', stranger)).body.access_token;
    expect((await other.delete('/user', { password: stranger.password })).status).toBe(200);
    expect((await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed).toBe(true);
  });
});
