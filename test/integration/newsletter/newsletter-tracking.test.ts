import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { eventually, fileCloud, mailsTo, visitor } from '../cloud.ts';
import { audienceOf, fast, recipientsOf, sendingOf, until, written } from './campaign.ts';

/** Opens and clicks: once a recipient, and none by a machine. */

const cloud = fileCloud();
const url = () => cloud().url;
const browser =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

let admin: Client;
let id: string;
let mails: {
  readonly picture: string;
  readonly links: readonly string[];
  readonly all: readonly string[];
  readonly email: string;
}[];

/** Asks for an address of a mail, wherever the site stands here. */
const ask = (address: string, agent: string, method = 'GET') =>
  fetch(new URL(new URL(address).pathname + new URL(address).search, url()), {
    ...{ method, redirect: 'manual' },
    headers: { 'user-agent': agent },
  });
const reportOf = async () => (await admin.get(`/admin/newsletters/${id}/report`)).body;

beforeAll(async () => {
  admin = await fast(url());
  const emails = await audienceOf(admin, 'compliance', 3);
  const newsletter = await written(admin, 'compliance');
  ({ id } = newsletter);
  await admin.post(`/admin/newsletters/${id}/send`);
  await until(admin, id, 'sent');
  mails = await Promise.all(
    emails.map(async (email) => {
      const mail = (await mailsTo(email, url())).find(({ subject }) => subject === newsletter.subject);
      const all = [...(mail?.html ?? '').matchAll(/(?:href|src)="([^"]+)"/g)].map(([, to]) =>
        (to ?? '').replaceAll('&amp;', '&'),
      );
      const picture = all.find((to) => to.includes('/newsletter/open/')) ?? '';
      return { email, all, picture, links: all.filter((to) => to.includes('/newsletter/click/')) };
    }),
  );
}, 120_000);

describe('a mail', () => {
  it('is opened by scanners as often as they like: nothing changes, and their fetches stand apart', async () => {
    const [{ all, email }] = mails as [(typeof mails)[0]];
    expect(all.length).toBeGreaterThanOrEqual(5);
    for (const address of all)
      for (const method of ['HEAD', 'GET', 'HEAD', 'GET']) {
        const { status } = await ask(address, 'Proofpoint URL Defense', method);
        expect([address, method, status < 400]).toEqual([address, method, true]);
      }
    const { body } = await admin.get('/admin/newsletter-subscribers', { query: { search: email } });
    expect(body[0].state).toBe('confirmed');
    expect(await reportOf()).toMatchObject({
      opens: 0,
      clicks: 0,
      unsubscribes: 0,
      machine_opens: 2,
      machine_clicks: 4,
    });
  });

  it('counts an open and a click once, by recipient, link and hour', async () => {
    const [, second, third] = mails as [unknown, (typeof mails)[0], (typeof mails)[0]];
    for (const agent of [browser, browser, 'GoogleImageProxy']) {
      const answer = await ask(second.picture, agent);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
      expect(answer.headers.get('cache-control')).toContain('no-store');
    }
    expect(await reportOf()).toMatchObject({ opens: 1, clicks: 0 });
    const followed = await ask(third.links[1] ?? '', browser);
    expect([followed.status, followed.headers.get('location')]).toEqual([302, 'https://nist.gov/csf']);
    await ask(third.links[1] ?? '', browser);
    await ask(third.links[0] ?? '', browser);
    // Whoever follows a link has opened the mail, also in a program that shows no pictures.
    const report = await eventually(async () => {
      const found = await reportOf();
      return found.opens === 2 && found;
    });
    expect(report).toMatchObject({ sent: 3, opens: 2, clicks: 1 });
    expect(report.links.map(({ clicks }: { clicks: number }) => clicks)).toEqual([1, 1]);
    expect(report.over_time).toEqual([expect.objectContaining({ opens: 2, clicks: 1 })]);
    const recipients = await recipientsOf(admin, id);
    expect(recipients.filter(({ opened_at }) => opened_at !== null)).toHaveLength(2);
    expect(recipients.filter(({ clicked_at }) => clicked_at !== null).map(({ email }) => email)).toEqual([third.email]);
    const { body: cards } = await admin.get('/admin/newsletters');
    expect(cards.find((card: { id: string }) => card.id === id)).toMatchObject({
      sent_count: 3,
      open_count: 2,
      click_count: 1,
    });
  });

  it('leads nowhere but to its own links', async () => {
    const link = new URL(mails[0]?.links[0] ?? '').pathname;
    const home = new URL((await ask(url() + link.replace(/~\d+$/, '~99'), browser)).headers.get('location') ?? '');
    expect(home.pathname).toBe('/');
    for (const token of ['', 'https:%2F%2Fevil.test', `${link.split('/').at(-1)?.slice(0, 60)}`, 'x'.repeat(200)]) {
      const location = (await visitor(url()).get(`/newsletter/click/${token}`)).headers.get('location');
      expect([token, location === null || new URL(location).origin === home.origin]).toEqual([token, true]);
    }
  });

  it('stands in the history of its subscriber', async () => {
    const { body } = await admin.get('/admin/newsletter-subscribers', { query: { search: mails[2]?.email ?? '' } });
    const { body: detail } = await admin.get(`/admin/newsletter-subscribers/${body[0].id}`);
    expect(detail.mails).toEqual([expect.objectContaining({ newsletter_id: id, state: 'sent', round: 1 })]);
    expect(detail.mails[0].clicked_at).not.toBeNull();
  });

  it('goes once more to those who have not opened it, and only once', async () => {
    const asked = await admin.post(`/admin/newsletters/${id}/resend`, { to: 'not_opened' });
    expect(asked.status).toBe(200);
    const sending = await eventually(async () => {
      const current = await sendingOf(admin, id);
      return current.state === 'sent' && current.rounds.length === 2 && current;
    });
    expect(sending.rounds[1]).toMatchObject({ kind: 'not_opened', counts: { total: 1, sent: 1 } });
    expect(sending.resend).toEqual({ failed: 0, not_opened: null });
    const { email } = mails[0] ?? {};
    const [again] = (await recipientsOf(admin, id)).filter((recipient) => recipient.email === email);
    expect(again).toMatchObject({ state: 'sent', round: 2, second: { state: 'sent' } });
    expect(Date.parse(again?.second?.at ?? '')).toBeGreaterThan(Date.parse(again?.at ?? ''));
    // A second mail to the same reader is no second reader.
    expect(await reportOf()).toMatchObject({ sent: 3, opens: 2 });
    expect(await mailsTo(mails[0]?.email ?? '', url())).toHaveLength(2);
    expect(await mailsTo(mails[1]?.email ?? '', url())).toHaveLength(1);
    expect((await admin.post(`/admin/newsletters/${id}/resend`, { to: 'not_opened' })).status).toBe(409);
  });

  it('is forgotten with its subscriber: that somebody got it stays, without the address', async () => {
    const email = mails[1]?.email ?? '';
    const { body } = await admin.get('/admin/newsletter-subscribers', { query: { search: email } });
    await admin.delete(`/admin/newsletter-subscribers/${body[0].id}`);
    const recipients = await eventually(async () => {
      const all = await recipientsOf(admin, id);
      return all.every((each) => each.email !== email) && all;
    });
    expect(recipients.find((each) => each.email === null)).toMatchObject({ id: body[0].id, state: 'sent' });
  });
});
