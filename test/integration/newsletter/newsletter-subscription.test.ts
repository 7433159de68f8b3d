import { describe, expect, it } from 'vitest';
import { control, eventually, fileCloud, mailsTo, visitor, withinAMinute } from '../cloud.ts';
import {
  confirmSubject,
  interestsSubject,
  mailAbout,
  mailsAbout,
  signedIdOf,
  someAddress,
  subscribed,
  sweep,
  tokenOf,
  welcomeSubject,
} from './newsletter.ts';

const cloud = fileCloud();

const subscribe = (email: string, more: Record<string, unknown> = {}, base?: string) =>
  visitor(base).post('/newsletter/subscribe-public', { email, interests: [], source: 'website', ...more });

describe('a visitor who subscribes', () => {
  it('confirms by the mailed link, then is welcomed', async () => {
    const email = someAddress();
    const answer = await subscribe(email, { interests: ['compliance'] });
    expect([answer.status, answer.body.success]).toEqual([200, true]);
    const mail = await mailAbout(email, confirmSubject);
    expect(mail.text).toContain('Rampart Press');

    const { status, body } = await visitor().get(`/newsletter/confirm/${tokenOf(mail)}`);
    expect([status, body.message]).toEqual([200, 'Your subscription is confirmed.']);
    const welcome = await mailAbout(email, welcomeSubject);
    expect(welcome.text).toContain('You will hear about: Compliance.');
    expect(welcome.html).toContain('Rampart Press');
    expect(body.subscriber_id).toBe(signedIdOf(welcome));
    expect(welcome.headers['list-unsubscribe']).toMatch(/^<https?:\/\/\S+\/api\/newsletter\/unsubscribe\/sbr_[\w-]+>$/);
    expect(welcome.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('may follow the link twice, and is welcomed once', async () => {
    const email = someAddress();
    await subscribe(email);
    const path = `/newsletter/confirm/${tokenOf(await mailAbout(email, confirmSubject))}`;
    const both = await Promise.all([visitor().get(path), visitor().get(path)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await mailAbout(email, welcomeSubject);
    await sweep();
    expect(await mailsAbout(email, welcomeSubject)).toHaveLength(1);
  });

  it('who is subscribed gets more topics only by a click in a mail', async () => {
    const { email, signedId } = await subscribed(['compliance']);
    const interests = async () => (await visitor().get(`/newsletter/preferences/${signedId}`)).body.interests;
    await subscribe(email, { interests: ['frameworks', 'not one of ours'] });
    const mail = await mailAbout(email, interestsSubject);
    expect(mail.text).toContain('Topics: Frameworks.');
    expect(mail.text).not.toContain('not one of ours');
    expect(signedIdOf(mail)).toBe(signedId);
    expect(await interests()).toEqual(['compliance']);
    const path = `/newsletter/confirm/${tokenOf(mail)}`;
    const both = [await visitor().get(path), await visitor().get(path)];
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await interests()).toEqual(['compliance', 'frameworks', 'not one of ours']);
    await sweep();
    expect(await mailsAbout(email, welcomeSubject)).toHaveLength(1);
  });

  it('gets the same response whatever is known about the address, in the same steps', async () => {
    const { email } = await subscribed();
    const answers = await Promise.all([subscribe(email), subscribe(someAddress()), subscribe(someAddress())]);
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
  });

  it('is told what is wrong with an address', async () => {
    const empty = await subscribe(' ');
    expect([empty.status, empty.body.errors]).toEqual([422, { email: 'Email address is required.' }]);
    const missing = await visitor().post('/newsletter/subscribe-public', {});
    expect(missing.body.errors).toEqual({ email: 'Email address is required.' });
    const injected = await subscribe('a@b.test\r\nBcc: c@d.test');
    expect([injected.status, injected.body.errors]).toEqual([422, { email: 'Please enter a valid email address' }]);
    expect((await subscribe(someAddress(), { interests: ['a\nb'] })).status).toBe(422);
    expect((await subscribe(someAddress(), { interests: Array(21).fill('x') })).status).toBe(422);
    expect((await subscribe(someAddress(), { source: 'elsewhere' })).status).toBe(422);
  });

  it('is treated as a bot when the hidden field is filled in', async () => {
    const email = someAddress();
    const [trapped, other] = await Promise.all([subscribe(email, { website: 'x.test' }), subscribe(someAddress())]);
    expect([trapped.status, trapped.body]).toEqual([other.status, other.body]);
    await sweep();
    expect(await mailsTo(email)).toEqual([]);
  });

  it('cannot ask more than five times a minute', async () => {
    const statuses = await withinAMinute(async () => {
      const client = visitor();
      const answered: number[] = [];
      for (let n = 0; n < 6; n++)
        answered.push((await client.post('/newsletter/subscribe-public', { email: someAddress() })).status);
      return answered;
    });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is refused with a link that was never mailed', async () => {
    const { status, body } = await visitor().get('/newsletter/confirm/sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV-x');
    expect([status, body.detail]).toEqual([404, 'Confirmation failed. The link may be invalid or expired.']);
    const email = someAddress();
    await subscribe(email);
    const token = tokenOf(await mailAbout(email, confirmSubject));
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await visitor().get(`/newsletter/confirm/${altered}`)).status).toBe(404);
  });
});

describe('time', () => {
  it('allows one mail in ten minutes, five in all, and ends links and addresses after seven days', async () => {
    const { url } = cloud();
    const email = someAddress();
    const mails = () => mailsAbout(email, confirmSubject, url);
    /** Asks again `minutes` later and answers how many mails there are when all that follows has happened. */
    const ask = async (minutes: number) => {
      await control('clock', { advance_ms: minutes * 60_000 }, url);
      await subscribe(email, {}, url);
      await sweep(url);
      await control('delivered', {}, url);
      return (await mails()).length;
    };
    expect(await ask(0)).toBe(1);
    const first = tokenOf(await mailAbout(email, confirmSubject, url));
    expect(await ask(9)).toBe(1);
    expect(await ask(2)).toBe(2);
    expect((await visitor(url).get(`/newsletter/confirm/${first}`)).status).toBe(404);
    for (const expected of [3, 4, 5, 5, 5]) expect(await ask(11)).toBe(expected);
    const last = tokenOf(await mailAbout(email, confirmSubject, url));
    await control('clock', { advance_ms: 8 * 86_400_000 }, url);
    expect((await visitor(url).get(`/newsletter/confirm/${last}`)).status).toBe(404);
    await sweep(url);
    expect(await ask(0)).toBe(6);
  });
});

describe('a mail that cannot be sent', () => {
  it('is sent when SES is back: what was answered is not lost', async () => {
    const { url } = cloud();
    const email = someAddress();
    await control('faults', { service: 'ses', error: 'InternalFailure', status: 500 }, url);
    expect((await subscribe(email, {}, url)).status).toBe(200);
    await sweep(url);
    // An attempt still running would also send a mail, once the clock has moved past its lease.
    await control('delivered', {}, url);
    expect(await mailsTo(email, url)).toEqual([]);
    await control('faults', { clear: true }, url);
    const mail = await eventually(async () => {
      await control('clock', { advance_ms: 60_000 }, url);
      await sweep(url);
      return (await mailsAbout(email, confirmSubject, url))[0];
    });
    expect((await visitor(url).get(`/newsletter/confirm/${tokenOf(mail)}`)).status).toBe(200);
  });
});

describe('the links of a mail', () => {
  it('unsubscribe without sign-in, with any body, again without harm', async () => {
    const { signedId, email } = await subscribed();
    const path = `/newsletter/unsubscribe/${signedId}`;
    const opened = await visitor().get(path);
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/newsletter/unsubscribe/${signedId}`]);
    expect((await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed).toBe(true);

    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const oneClick = await visitor().post(path, undefined, { raw: 'List-Unsubscribe=One-Click', headers });
    expect([oneClick.status, oneClick.body.success]).toEqual([200, true]);
    expect((await visitor().post(path)).status).toBe(200);
    expect((await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed).toBe(false);

    await subscribe(email);
    await eventually(async () => (await mailsAbout(email, confirmSubject)).length === 2);
  });

  it('unsubscribe whatever they say of the newsletter that they were in', async () => {
    for (const hint of ['x'.repeat(61), 'x'.repeat(1500), '', 'a&newsletter=b', '%00']) {
      const { signedId } = await subscribed();
      const path = `/newsletter/unsubscribe/${signedId}?newsletter=${hint}`;
      expect((await visitor().get(path)).status).toBe(302);
      expect((await visitor().post(path)).status).toBe(200);
      expect((await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed).toBe(false);
    }
  });

  it('are refused when they are forged', async () => {
    const { signedId } = await subscribed();
    const forged = `${signedId.slice(0, -1)}${signedId.endsWith('A') ? 'B' : 'A'}`;
    for (const id of [forged, 'sbr_01ARZ3NDEKTSV4RRFFQ69G5FAV', 'x'])
      expect((await visitor().post(`/newsletter/unsubscribe/${id}`)).status).toBe(404);
    expect((await visitor().get(`/newsletter/preferences/${forged}`)).status).toBe(404);
    expect((await visitor().put(`/newsletter/preferences/${forged}`, { interests: [] })).status).toBe(404);
    expect((await visitor().get(`/newsletter/preferences/${signedId}`)).body.subscribed).toBe(true);
  });

  it('change topics, and tell no whole address', async () => {
    const { signedId, email } = await subscribed(['compliance', 'SOC 2']);
    const path = `/newsletter/preferences/${signedId}`;
    const { body } = await visitor().get(path);
    expect(body).toEqual({ email: 'n•••@example.test', subscribed: true, interests: ['compliance', 'SOC 2'] });
    expect(JSON.stringify(body)).not.toContain(email);
    const saved = await visitor().put(path, { interests: ['frameworks'] });
    expect([saved.status, saved.body.preferences.interests]).toEqual([200, ['frameworks']]);
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    expect((await visitor().put(path, { interests: [] })).status).toBe(409);
    // Subscribed again, but not yet confirmed.
    await subscribe(email);
    await eventually(async () => (await mailsAbout(email, confirmSubject)).length === 2);
    expect((await visitor().put(path, { interests: [] })).status).toBe(409);
  });
});
