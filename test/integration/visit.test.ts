import { describe, expect, it } from 'vitest';
import { visitorCookieName } from '#lib/browser/cookies.ts';
import type { Cloud } from '#scripts/local/cloud.ts';
import { asAdmin, fileCloud, ownCloud, signedUp, visitor } from './cloud.ts';
import { passQuietly } from './pass-quietly.ts';

const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const cookieOf = (headers: Headers) => headers.getSetCookie().find((each) => each.startsWith(`${visitorCookieName}=`));
type Visitor = ReturnType<typeof visitor>;

const ping = (client: Visitor, body?: object, headers: Record<string, string> = {}) =>
  client.post('/track-visitor', body, { headers: { 'user-agent': agent, ...headers } });
const minute = 60_000;
const day = 24 * 60 * minute;

/** The clock of a cloud, which a test puts where it wants it, and what its back-office says. */
function site(cloud: Cloud) {
  const { url, clock } = cloud;
  const traffic = async () => {
    const { status, body } = await (await asAdmin(url)).get('/admin/traffic-realtime');
    expect(status).toBe(200);
    return body;
  };
  /** Moves the clock to a time, UTC, of a day without visitors. */
  const goTo = (hours: number, minutes: number) =>
    passQuietly(cloud, timeOn(clock.now() + 2 * day, hours, minutes) - clock.now());
  return { url, traffic, goTo, wait: (milliseconds: number) => clock.advance(milliseconds) };
}

/** A time of the day that a moment is on, in UTC. */
const timeOn = (moment: number, hours: number, minutes: number): number =>
  moment - (moment % day) + (hours * 60 + minutes) * minute;

describe('counting visitors', () => {
  const cloud = fileCloud();

  it('tells visitors, sessions and hours apart', async () => {
    const { url, goTo, traffic, wait } = site(cloud());
    goTo(10, 5);
    const [first, second] = [visitor(url), visitor(url)];
    const { status, headers } = await ping(first);
    expect(status).toBe(200);
    expect(cookieOf(headers)).toMatch(/HttpOnly; Secure; SameSite=Strict/);
    expect(cookieOf((await ping(first)).headers)).toBeUndefined();
    await ping(second, {});
    expect(await traffic()).toMatchObject({
      active_visitors: 2,
      unique_visitors_today: 2,
      returning_visitors_today: 0,
      total_sessions_today: 2,
    });

    wait(4 * minute);
    await ping(second);
    expect((await traffic()).active_visitors).toBe(2);
    wait(2 * minute);
    expect((await traffic()).active_visitors).toBe(1);

    wait(60 * minute);
    await ping(first);
    const later = await traffic();
    expect(later).toMatchObject({ active_visitors: 1, unique_visitors_today: 2, total_sessions_today: 3 });
    expect(later.hourly_visits).toHaveLength(24);
    expect(later.hourly_visits.filter(({ visits }: { visits: number }) => visits > 0)).toEqual([
      { hour: 10, visits: 2, returning: 0 },
      { hour: 11, visits: 1, returning: 0 },
    ]);
  });

  it('knows who came back, by the day of the site', async () => {
    const { url, goTo, traffic, wait } = site(await ownCloud());
    const admin = await asAdmin(url);
    expect((await admin.put('/admin/settings', { time_zone: 'Asia/Kolkata', revision: 0 })).status).toBe(200);
    goTo(18, 20);
    const client = visitor(url);
    await ping(client);
    expect(await traffic()).toMatchObject({ unique_visitors_today: 1, returning_visitors_today: 0 });
    wait(20 * minute);
    expect((await traffic()).unique_visitors_today).toBe(0);
    await ping(client);
    const today = await traffic();
    expect(today).toMatchObject({ unique_visitors_today: 1, returning_visitors_today: 1 });
    expect(today).toMatchObject({ time_zone: 'Asia/Kolkata', hour: 0 });
    expect(today.hourly_visits[0]).toEqual({ hour: 0, visits: 1, returning: 1 });
  });

  it('counts a visitor once a day per page', async () => {
    const { url, goTo, traffic, wait } = site(cloud());
    goTo(9, 0);
    const client = visitor(url);
    for (const path of ['/', '/marketplace', '/marketplace/', '/']) await ping(client, { path });
    await ping(visitor(url), { path: '/' });
    expect((await traffic()).page_views_today).toBe(3);
    wait(day);
    await ping(client, { path: '/' });
    expect((await traffic()).page_views_today).toBe(1);
  });

  it('counts somebody without the cookie once a day per page, too', async () => {
    const { url, goTo, traffic } = site(cloud());
    goTo(14, 0);
    const client = visitor(url);
    for (const cookie of [false, false, true, true]) {
      await ping(client, { path: '/', cookie });
      client.cookies.clear();
    }
    expect((await traffic()).page_views_today).toBe(1);
    await ping(client, { path: '/marketplace', cookie: false });
    expect((await traffic()).page_views_today).toBe(2);
    await ping(client, { path: '/', cookie: false }, { 'user-agent': `${agent} Edg/140.0.0.0` });
    await ping(visitor(url), { path: '/', cookie: false });
    expect((await traffic()).page_views_today).toBe(4);
  });

  it('counts no view of a page that the site does not have', async () => {
    const { url, goTo, traffic } = site(cloud());
    goTo(15, 0);
    const client = visitor(url);
    for (const path of ['/wp-login.php', '/marketplace/x/y']) expect((await ping(client, { path })).status).toBe(200);
    await ping(client, { path: '/no-such-page', cookie: false });
    expect(await traffic()).toMatchObject({ unique_visitors_today: 1, page_views_today: 0 });
  });

  it('stores no secret of an address with the visitor', async () => {
    const { PageViewEntity } = await import('#functions/analytics/visitor.entity.ts');
    const client = visitor();
    for (const path of ['/newsletter/confirm/sbr_1-secret', '/newsletter/confirm/sbr_2-secret', '/ebook/ebk_1'])
      await ping(client, { path });
    const visitor_id = client.cookies.get(visitorCookieName)?.split('.')[0] ?? '';
    const { data } = await PageViewEntity.query.hasThisVisitorSeenThisPage({ visitor_id }).go();
    expect(data.map(({ path }) => path).sort()).toEqual(['/ebook/ebk_1', '/newsletter/confirm/:token']);
  });

  it('counts the view of an article, under either of its addresses', async () => {
    const { findAllViews } = await import('#functions/articles/view/view.repo.ts');
    const { body: article } = await visitor().get('/blog-posts/prompts-for-audit-work');
    const views = async () => (await findAllViews()).get(article.id) ?? 0;
    const before = await views();
    const client = visitor();
    for (const path of [`/articles/${article.slug}`, `/blog/${article.slug}`, '/articles/no-such'])
      await ping(client, { path });
    expect(await views()).toBe(before + 1);
  });

  it('counts the view of a tool, once a visitor', async () => {
    const { ToolCountEntity } = await import('#functions/ai-tools/count.entity.ts');
    const { shards } = await import('#lib/table/shards.ts');
    const { body: tool } = await visitor().get('/ai-tools/microsoft-365-copilot');
    const views = async () => {
      const parts = await Promise.all(shards.map((shard) => ToolCountEntity.get({ shard, tool_id: tool.id }).go()));
      return parts.reduce((sum, { data }) => sum + (data?.views ?? 0), 0);
    };
    const before = await views();
    const client = visitor();
    for (const path of [`/ai-tools/${tool.slug}`, `/ai-tools/${tool.slug}`, '/ai-tools/no-such'])
      await ping(client, { path });
    expect(await views()).toBe(before + 1);
  });

  it('counts pings at one time as one visitor', async () => {
    const { url, goTo, traffic } = site(cloud());
    goTo(12, 0);
    const client = visitor(url);
    await ping(client);
    const other = visitor(url);
    other.cookies.set(visitorCookieName, client.cookies.get(visitorCookieName) ?? '');
    await Promise.all(Array.from({ length: 20 }, (_, i) => ping(i % 2 ? client : other, { path: '/' })));
    expect(await traffic()).toMatchObject({
      active_visitors: 1,
      unique_visitors_today: 1,
      total_sessions_today: 1,
      page_views_today: 1,
    });
  });

  it('leaves out bots, admins and visitors who refuse', async () => {
    const { url, goTo, traffic } = site(cloud());
    goTo(9, 0);
    expect(cookieOf((await ping(visitor(url), {}, { 'user-agent': 'Googlebot/2.1' })).headers)).toBeUndefined();
    const admin = await asAdmin(url);
    expect(cookieOf((await ping(admin, { path: '/admin' })).headers)).toBeUndefined();
    expect(cookieOf((await ping(visitor(url), { cookie: false, path: '/' })).headers)).toBeUndefined();
    expect(cookieOf((await ping(visitor(url), {}, { 'sec-gpc': '1' })).headers)).toBeUndefined();
    expect(await traffic()).toMatchObject({ active_visitors: 0, unique_visitors_today: 0, page_views_today: 1 });
  });
});

describe('the id cookie', () => {
  it('goes when it is refused', async () => {
    const client = visitor();
    await ping(client);
    expect(client.cookies.has(visitorCookieName)).toBe(true);
    expect(cookieOf((await ping(client, { cookie: false })).headers)).toMatch(/Max-Age=0/);
    expect(client.cookies.has(visitorCookieName)).toBe(false);
  });

  it('is replaced when it is not ours', async () => {
    const client = visitor();
    client.cookies.set(visitorCookieName, 'AAAAAAAAAAAAAAAA.2020-01-01.AAAAAAAAAAAAAAAAAAAAAA');
    expect(cookieOf((await ping(client)).headers)).toBeDefined();
  });
});

describe('the call', () => {
  it('takes a signed-in person, and refuses a bad token', async () => {
    const { client } = await signedUp();
    expect((await ping(client)).status).toBe(200);
    client.token = 'not.a.token';
    expect((await ping(client)).status).toBe(401);
  });

  it.each([{ path: 'marketplace' }, { path: `/${'x'.repeat(300)}` }, { path: '/a?b=c' }, { cookie: 'no' }])(
    'refuses %o',
    async (body) => {
      expect((await ping(visitor(), body)).status).toBe(422);
    },
  );

  it('shows its figures to admins only', async () => {
    expect((await visitor().get('/admin/traffic-realtime')).status).toBe(401);
    expect((await (await signedUp()).client.get('/admin/traffic-realtime')).status).toBe(403);
  });
});
