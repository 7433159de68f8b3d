import { describe, expect, it } from 'vitest';
import { asAdmin, fileCloud, ownCloud, visitor } from './cloud.ts';

const cloud = fileCloud();

describe('settings', () => {
  it('are as the product comes, then as the operator wants', async () => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const { body: before } = await admin.get('/admin/settings');
    expect(before).toMatchObject({ time_zone: 'UTC', wishlist_offer: { percent: 15, hours: 48 }, revision: 0 });

    const change = { support_email: 'help@example.test', revision: 0 };
    const { status, body } = await admin.put('/admin/settings', change);
    expect([status, body.settings.support_email, body.settings.revision]).toEqual([200, 'help@example.test', 1]);
    const late = await admin.put('/admin/settings', { time_zone: 'Asia/Kolkata', revision: 0 });
    expect([late.status, late.body.code, late.body.current.revision]).toEqual([409, 'stale_version', 1]);

    const { body: open } = await visitor(url).get('/settings');
    expect(open.support_email).toBe('help@example.test');
    expect(open).not.toHaveProperty('operator_email');
    expect(open).not.toHaveProperty('sender_rate');
  });

  it("have the stage's addresses until an operator changes them", async () => {
    const { body } = await (await asAdmin()).get('/admin/settings');
    expect(body).toMatchObject({ support_email: 'support@rampart.test', operator_email: 'desk@rampart.test' });
    const { body: imprint } = await visitor().get('/legal/imprint');
    expect(imprint.html).toContain('mailto:support@rampart.test');
    // The stage of one machine has no postal address, so that none is shown.
    expect(imprint.html).not.toContain('address as above');
  });

  it('report invalid values', async () => {
    const admin = await asAdmin();
    const { status, body } = await admin.put('/admin/settings', {
      time_zone: 'Mars/Olympus',
      support_email: 'a@b.test\r\nBcc: c@d.test',
      revision: 0,
    });
    expect([status, Object.keys(body.errors).sort()]).toEqual([422, ['support_email', 'time_zone']]);
    const unset = await admin.put('/admin/settings', { support_email: '', operator_email: '', revision: 0 });
    expect([unset.status, unset.body.errors]).toEqual([
      422,
      { support_email: 'Enter a valid email address', operator_email: 'Enter a valid email address' },
    ]);
  });
});

describe('legal pages', () => {
  it.each(['privacy', 'terms', 'imprint', 'refunds'])('%s comes with a text', async (page) => {
    const { status, body, headers } = await visitor().get(`/legal/${page}`);
    expect([status, body.page]).toEqual([200, page]);
    expect(Date.parse(body.updated_at)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(body.html).toContain('<h2>');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
  });

  it('keep what the operator writes, without scripts', async () => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const html = '<p onclick="x()">Ours</p><script>alert(1)</script>';
    const { status, body } = await admin.put('/admin/legal/imprint', { title: 'Imprint', html, revision: 0 });
    expect([status, body.legal_page.html]).toEqual([200, '<p>Ours</p>']);
    expect((await visitor(url).get('/legal/imprint')).body).toMatchObject({ html: '<p>Ours</p>', revision: 1 });
    expect((await admin.put('/admin/legal/imprint', { title: 'Late', html, revision: 0 })).status).toBe(409);
  });

  it('keep each text that they had, with who wrote it and when, and take one back as a new version', async () => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const read = async (path: string) => (await admin.get(`/admin/legal/terms${path}`)).body;
    const { html: byDefault } = await read('');
    const write = (title: string, revision: number) =>
      admin.put('/admin/legal/terms', { title, html: `<p>${title}</p>`, revision });
    await write('First', 0);
    const { body: second } = await write('Second', 1);
    expect(second.legal_page).toMatchObject({ title: 'Second', is_default: false, saved_by: 'Ada Admin', revision: 2 });

    const saved_at = expect.stringMatching(/^\d{4}-/);
    expect(await read('/versions')).toEqual([
      { title: 'First', is_default: false, saved_by: 'Ada Admin', saved_at, revision: 1 },
      { title: 'Terms of use and sale', is_default: true, saved_by: null, saved_at, revision: 0 },
    ]);
    expect(await read('/versions?limit=1')).toMatchObject([{ title: 'First' }]);
    expect((await read('/versions/0')).html).toBe(byDefault);
    expect((await read('/versions/1')).html).toBe('<p>First</p>');
    for (const none of ['2', '01234567890', 'x'])
      expect((await admin.get(`/admin/legal/terms/versions/${none}`)).status).toBe(404);

    const restore = (version: number, revision: number) =>
      admin.post(`/admin/legal/terms/versions/${version}/restore`, { revision });
    const late = await restore(1, 1);
    expect([late.status, late.body.code, late.body.current.title]).toEqual([409, 'stale_version', 'Second']);
    expect((await restore(7, 2)).status).toBe(404);
    const { body: restored } = await restore(1, 2);
    expect(restored.legal_page).toMatchObject({ title: 'First', html: '<p>First</p>', revision: 3 });
    expect((await visitor(url).get('/legal/terms')).body).toMatchObject({ title: 'First', revision: 3 });
    expect((await read('/versions')).map(({ title }: { title: string }) => title)).toEqual([
      'Second',
      'First',
      'Terms of use and sale',
    ]);
    const { body: log } = await admin.get('/admin/audit-log?target_id=terms');
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'legal_page.text_restored',
      'legal_page.updated',
      'legal_page.updated',
    ]);
  });

  it('go back to the default text, which then follows the settings', async () => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const { html: byDefault } = (await admin.get('/admin/legal/refunds')).body;
    await admin.put('/admin/legal/refunds', { title: 'Ours', html: '<p>Ours</p>', revision: 0 });
    expect((await admin.post('/admin/legal/refunds/default', { revision: 0 })).status).toBe(409);
    const { body } = await admin.post('/admin/legal/refunds/default', { revision: 1 });
    expect(body.legal_page).toMatchObject({ html: byDefault, is_default: true, saved_by: 'Ada Admin', revision: 2 });

    const { revision } = (await admin.get('/admin/settings')).body;
    await admin.put('/admin/settings', { support_email: 'other@example.test', revision });
    const { body: shown } = await visitor(url).get('/legal/refunds');
    expect(shown.html).toContain('mailto:other@example.test');
    expect(shown).not.toHaveProperty('saved_by');
    const { body: all } = await admin.get('/admin/legal');
    expect(all.map(({ page, html }: Record<string, unknown>) => [page, html])).toEqual(
      ['privacy', 'terms', 'imprint', 'refunds'].map((page) => [page, undefined]),
    );
    expect(all[3]).toMatchObject({ is_default: true, saved_by: 'Ada Admin', revision: 2 });
    expect((await admin.get('/admin/legal/refunds/versions/1')).body.html).toBe('<p>Ours</p>');
  });

  it('show before a save what would be kept of a text, and refuse one that is too large', async () => {
    const admin = await asAdmin();
    const { body: preview } = await admin.post('/admin/legal/preview', { html: '<h1>A</h1><script>b</script>' });
    expect(preview).toEqual({ html: '<h2>A</h2>' });
    const { revision, title } = (await admin.get('/admin/legal/privacy')).body;
    const html = `<p>${'ж'.repeat(50_000)}</p>`;
    const { status, body } = await admin.put('/admin/legal/privacy', { title, html, revision });
    expect([status, body.errors]).toEqual([422, { html: 'Use at most 100 KB of text' }]);
  });

  it('are these four', async () => {
    expect((await visitor().get('/legal/cookies')).status).toBe(404);
    for (const path of ['', '/versions', '/versions/0'])
      expect((await (await asAdmin()).get(`/admin/legal/cookies${path}`)).status).toBe(404);
    expect((await (await asAdmin()).post('/admin/legal/cookies/default', { revision: 0 })).status).toBe(404);
    expect((await (await asAdmin()).put('/admin/legal/x', { title: 'X', html: 'x', revision: 0 })).status).toBe(404);
  });
});

describe('the audit log', () => {
  it('tells who changed what, newest first, in pages', async () => {
    const { url } = await ownCloud();
    const admin = await asAdmin(url);
    for (let revision = 0; revision < 3; revision++)
      await admin.put('/admin/settings', { sender_rate: 20 + revision, revision });
    const first = await admin.get('/admin/audit-log?limit=2');
    expect(first.body).toMatchObject([
      { action: 'settings.updated', actor_name: 'Ada Admin', changes: { sender_rate: [21, 22] } },
      { changes: { sender_rate: [20, 21] } },
    ]);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    expect((await admin.get(`/admin/audit-log?limit=2&cursor=${cursor}`)).body).toHaveLength(1);
    expect((await admin.get('/admin/audit-log?target_id=settings')).body).toHaveLength(3);
  });

  it('is narrowed to days, people, kinds and acts, and the pages of it are full', async () => {
    const { url } = await ownCloud();
    const admin = await asAdmin(url);
    const log = async (query: string) => (await admin.get(`/admin/audit-log?${query}`)).body as { action: string }[];
    const made = await admin.post('/admin/coaching-packages', { title: 'One hour', price: 90 });
    const { id } = made.body.coaching_package;
    for (let revision = 0; revision < 4; revision++) await admin.put('/admin/settings', { sender_rate: 20, revision });
    await admin.put(`/admin/coaching-packages/${id}`, { price: 120.5, revision: 1 });
    await admin.delete(`/admin/coaching-packages/${id}`);

    expect((await log('kind=coaching_package')).map(({ action }) => action)).toEqual([
      'coaching_package.deleted',
      'coaching_package.updated',
      'coaching_package.created',
    ]);
    expect(await log('kind=coaching_package&act=updated')).toMatchObject([{ changes: { price: [90, 120.5] } }]);
    expect(await log(`target_id=${id}&act=deleted`)).toHaveLength(1);
    const { body, headers } = await admin.get('/admin/audit-log?kind=coaching_package&limit=2');
    expect(body).toHaveLength(2);
    const cursor = /cursor=([^&>]+)/.exec(headers.get('link') ?? '')?.[1];
    expect(await log(`kind=coaching_package&limit=2&cursor=${cursor}`)).toMatchObject([
      { action: 'coaching_package.created' },
    ]);

    const [{ actor_id, at } = { actor_id: '', at: '' }] = (await admin.get('/admin/audit-log?limit=1')).body;
    expect(await log(`actor_id=${actor_id}`)).toHaveLength(7);
    expect(await log('actor_id=usr_nobody')).toEqual([]);
    const today = at.slice(0, 10);
    expect(await log(`from=${today}&to=${today}`)).toHaveLength(7);
    expect(await log(`from=${today}`)).toHaveLength(7);
    expect(await log('to=2020-01-31')).toEqual([]);
    expect(await log('from=2999-01-01')).toEqual([]);
    const together = `actor_id=${actor_id}&act=updated&target_id=${id}&kind=coaching_package&from=${today}&to=${today}`;
    expect(await log(together)).toMatchObject([{ action: 'coaching_package.updated', target_id: id }]);
    expect(await log(together.replace('act=updated', 'act=created'))).toHaveLength(1);
    expect(await log(together.replace('actor_id=', 'actor_id=x'))).toEqual([]);
    expect(await log('act=updated')).toHaveLength(5);
  });

  it('says what is wrong with a range', async () => {
    const admin = await asAdmin();
    const errorsOf = async (query: string) => (await admin.get(`/admin/audit-log?${query}`)).body.errors;
    expect(await errorsOf('from=2026-11-02&to=2026-11-01')).toEqual({
      to: 'The last day must not be before the first',
    });
    expect(await errorsOf('from=soon')).toEqual({ from: 'Use a date such as 2026-12-01' });
    expect(await errorsOf('to=2026-02-30')).toEqual({ to: 'Use a date such as 2026-12-01' });
    expect((await admin.get('/admin/audit-log?month=2026-11')).status).toBe(422);
  });
});
