import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { control, eventually, fileCloud, mailsTo, visitor } from '../cloud.ts';
import { addsUp, audienceOf, caught, fast, itemsWritten, recipientsOf, sendingOf, until, written } from './campaign.ts';
import { signedIdOf } from './newsletter.ts';

/** Newsletters on their way: to everybody who is to get one, once. */

const cloud = fileCloud();
const url = () => cloud().url;
let known: Promise<Client> | undefined;
const admin = () => {
  known ??= fast(url());
  return known;
};

describe('a newsletter', () => {
  it('goes to everybody who asked for its topic, once each, with what RFC 8058 and readers need', async () => {
    const client = await admin();
    const emails = await audienceOf(client, 'compliance', 120);
    await audienceOf(client, 'frameworks', 10);
    const { id, subject } = await written(client, 'compliance');
    const itemsBefore = await itemsWritten(url());
    const { status, body } = await client.post(`/admin/newsletters/${id}/send`);
    expect([status, body.message]).toEqual([200, 'Newsletter sent successfully']);
    expect(body.sending).toMatchObject({
      state: 'sending',
      newsletter_id: id,
      rounds: [{ number: 1, kind: 'audience' }],
    });
    const sending = await until(client, id, 'sent');
    expect(sending.counts).toEqual({ total: 120, open: 0, sent: 120, failed: 0, suppressed: 0, uncertain: 0 });
    expect((await itemsWritten(url())) - itemsBefore).toBeLessThanOrEqual(2 * 120);
    const mails = await caught(url(), subject);
    expect([...mails.keys()].sort()).toEqual(emails.toSorted());
    expect([...mails.values()].every(({ length }) => length === 1)).toBe(true);
    const [mail] = mails.get(emails[0] ?? '') ?? [];
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers['list-unsubscribe']).toContain(`?newsletter=${id}`);
    expect(mail?.headers['feedback-id']).toContain(id);
    expect(mail?.text).toContain('Hello there,');
    expect(mail?.html).toContain(`/newsletter/${id}`);
    const recipients = await recipientsOf(client, id);
    expect(recipients.map(({ email }) => email).toSorted()).toEqual(emails.toSorted());
    expect(new Set(recipients.map(({ state }) => state))).toEqual(new Set(['sent']));
    const { body: cards } = await client.get('/admin/newsletters', { query: { search: subject } });
    expect(cards[0]).toMatchObject({ status: 'sent', sent_count: 120 });
  });

  it('is not sent to nobody, not twice, not changed and not deleted on its way', async () => {
    const client = await admin();
    const empty = await written(client, 'case_studies');
    const refused = await client.post(`/admin/newsletters/${empty.id}/send`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Nobody would get this newsletter: no confirmed subscriber has chosen its topics',
    ]);
    await audienceOf(client, 'case_studies', 3);
    const answers = await Promise.all([1, 2].map(() => client.post(`/admin/newsletters/${empty.id}/send`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const edit = await client.put(`/admin/newsletters/${empty.id}`, { subject: 'Other', revision: 2 });
    expect([edit.status, edit.body.detail]).toEqual([409, 'This newsletter has been sent and cannot be changed']);
    await until(client, empty.id, 'sent');
    const mails = await caught(url(), empty.subject);
    expect([...mails.values()].map(({ length }) => length)).toEqual([1, 1, 1]);
    expect((await visitor(url()).get(`/newsletters/${empty.id}`)).status).toBe(200);
  });

  it('pauses, goes on where it was, and whoever left meanwhile gets nothing', async () => {
    const client = await fast(url(), 20);
    await control('clock', { advance_ms: 61_000 }, url());
    const emails = await audienceOf(client, 'industry_news', 150);
    const { id, subject } = await written(client, 'industry_news');
    await client.post(`/admin/newsletters/${id}/send`);
    await until(client, id, 'sending', async () => 0);
    const paused = await (async () => {
      for (;;) {
        const { counts } = await sendingOf(client, id);
        if (counts.sent > 10) return client.post(`/admin/newsletters/${id}/pause`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    expect(paused.body.sending.state).toBe('paused');
    expect(paused.body.sending.pause).toMatchObject({ reason: 'admin' });
    const card = async () =>
      (await client.get('/admin/newsletters')).body.find((each: { id: string }) => each.id === id);
    await eventually(async () => (await card()).is_paused);
    expect(await card()).toMatchObject({ status: 'sending', is_paused: true });
    expect((await client.get(`/admin/newsletters/${id}`)).body.is_paused).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const before = await caught(url(), subject);
    expect(before.size).toBeLessThan(150);
    const open = emails.filter((email) => !before.has(email));
    const leaving = open.at(-1) ?? '';
    const { body: found } = await client.get('/admin/newsletter-subscribers', { query: { search: leaving } });
    await client.delete(`/admin/newsletter-subscribers/${found[0].id}`);
    await fast(url(), 500);
    await control('clock', { advance_ms: 61_000 }, url());
    expect((await client.post(`/admin/newsletters/${id}/resume`)).status).toBe(200);
    const sending = await until(client, id, 'sent');
    expect(await card()).toMatchObject({ status: 'sent', is_paused: false });
    expect(addsUp(sending)).toBe(true);
    expect(sending.counts).toMatchObject({ total: 150, sent: 149, suppressed: 1, uncertain: 0 });
    const after = await caught(url(), subject);
    expect(after.has(leaving)).toBe(false);
    expect([...after.values()].every(({ length }) => length === 1)).toBe(true);
    expect(after.size).toBe(149);
  });

  it('stops for good: whoever has not been mailed gets nothing, and who has is counted', async () => {
    const client = await fast(url(), 10);
    await control('clock', { advance_ms: 61_000 }, url());
    await audienceOf(client, 'cybersecurity', 100);
    const { id, subject } = await written(client, 'cybersecurity');
    await client.post(`/admin/newsletters/${id}/send`);
    await eventually(async () => (await sendingOf(client, id)).counts.sent > 5);
    const stopped = await client.post(`/admin/newsletters/${id}/stop`);
    expect(stopped.body.sending).toMatchObject({ state: 'stopped', is_settling: true });
    // The worker notices before its next group; the task that counts comes when it surely has. It may not have here, where
    // the clock jumps: then SES's events settle what was on its way.
    await control('clock', { advance_ms: 181_000 }, url());
    await control('fire/NewsletterOutboxSweep', {}, url());
    const sending = await eventually(async () => {
      const current = await sendingOf(client, id);
      const isSettled =
        !current.is_settling &&
        current.counts.uncertain === 0 &&
        current.counts.sent === (await caught(url(), subject)).size;
      return isSettled && current;
    });
    expect(sending.counts.open).toBe(100 - sending.counts.sent);
    expect(sending.counts.open).toBeGreaterThan(0);
    expect([sending.resend, sending.is_settling]).toEqual([null, false]);
    for (const act of ['resume', 'send', 'resend'])
      expect((await client.post(`/admin/newsletters/${id}/${act}`, { to: 'failed' })).status).toBe(409);
    const { body: cards } = await client.get('/admin/newsletters', { query: { search: subject } });
    expect(cards[0]).toMatchObject({ status: 'stopped', sent_count: sending.counts.sent });
    const { body: ended } = await client.get('/admin/newsletters', { query: { search: subject, status: 'ended' } });
    expect(ended).toEqual(cards);
    expect((await client.get('/admin/newsletters', { query: { search: subject, status: 'sent' } })).body).toEqual([]);
  });

  it('is sent at its moment, once, and says when it was late', async () => {
    const client = await fast(url());
    await audienceOf(client, 'best_practices', 5);
    const { id } = await written(client, 'best_practices', {
      scheduled_date: new Date(cloud().clock.now() + 120_000).toISOString(),
    });
    await control('clock', { advance_ms: 3_600_000 }, url());
    const later = await fast(url());
    await control('fire/NewsletterOutboxSweep', {}, url());
    await control('fire/NewsletterOutboxSweep', {}, url());
    const sending = await until(later, id, 'sent');
    expect(sending.counts.sent).toBe(5);
    expect(sending.planned_for).not.toBeNull();
  });

  it('leaves a way out that works with one click and is counted', async () => {
    const client = await fast(url());
    const [email = ''] = await audienceOf(client, 'risk_management', 1);
    const { id, subject } = await written(client, 'risk_management');
    await client.post(`/admin/newsletters/${id}/send`);
    await until(client, id, 'sent');
    const mail = (await mailsTo(email, url())).find((each) => each.subject === subject);
    const signed = mail ? signedIdOf(mail) : '';
    const left = await visitor(url()).post(`/newsletter/unsubscribe/${signed}?newsletter=${id}`);
    expect(left.status).toBe(200);
    const { body: report } = await client.get(`/admin/newsletters/${id}/report`);
    expect(report).toMatchObject({ sent: 1, unsubscribes: 1 });
  });
});
