import { describe, expect, inject, it } from 'vitest';
import { NewsletterEntity } from '#functions/newsletter/newsletter.entity.ts';
import { asAdmin, ownCloud, signedUp, visitor } from '../cloud.ts';
import { colleague } from '../jobs/jobs.ts';
import { confirmSubject, mailAbout, someAddress, subscribed } from './newsletter.ts';

const input = { subject: 'What changed in ISO 27001', content: '<p>Three things.</p>' };
const nowhere = 'nws_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function created(fields: Record<string, unknown> = {}) {
  const admin = await asAdmin();
  const { status, body } = await admin.post('/admin/newsletters', { ...input, ...fields });
  return { admin, status, message: body.message, newsletter: body.newsletter };
}
/** As the sending will leave it. */
const markSent = (id: string) =>
  NewsletterEntity.patch({ id })
    .set({ status: 'sent', sent_at: inDays(0), sent_count: 3, open_count: 2 })
    .go();

const rowsOf = async (id: string) =>
  (await (await asAdmin()).get(`/admin/audit-log?target_id=${id}`)).body as { action: string; changes: unknown }[];

describe('newsletters', () => {
  it('are drafts, or scheduled when they have a date', async () => {
    const { admin, status, message, newsletter } = await created({ template_id: '', scheduled_date: '' });
    expect([status, message]).toEqual([201, 'Newsletter created successfully']);
    expect(newsletter).toMatchObject({ ...input, status: 'draft', snippet: 'Three things.', scheduled_date: null });
    const scheduled = await created({ scheduled_date: inDays(1), template_id: 'digest' });
    expect(scheduled.newsletter).toMatchObject({ status: 'scheduled', template_id: 'digest' });
    const { body } = await admin.put(`/admin/newsletters/${scheduled.newsletter.id}`, {
      scheduled_date: null,
      revision: 1,
    });
    expect(body.newsletter).toMatchObject({ status: 'draft', scheduled_date: null, template_id: 'digest' });
  });

  it('are scheduled and taken off their date by admins only; editors change the rest', async () => {
    const { client: editor } = await colleague('editor');
    const { newsletter } = await created({ scheduled_date: inDays(1) });
    const path = `/admin/newsletters/${newsletter.id}`;
    for (const scheduled_date of [inDays(2), null]) {
      const { status, body } = await editor.put(path, { scheduled_date, revision: 1 });
      expect([status, body.detail]).toEqual([403, 'Only an admin can schedule a newsletter']);
    }
    const born = await editor.post('/admin/newsletters', { ...input, scheduled_date: inDays(1) });
    expect([born.status, born.body.detail]).toEqual([403, 'Only an admin can schedule a newsletter']);
    const { scheduled_date } = newsletter;
    const edited = await editor.put(path, { subject: 'Quieter', scheduled_date, revision: 1 });
    expect(edited.body.newsletter).toMatchObject({ subject: 'Quieter', status: 'scheduled', scheduled_date });
  });

  it('are listed newest first, without their texts but with their first 100 characters', async () => {
    const { admin, newsletter } = await created({ content: `<p>${'word '.repeat(60)}</p>` });
    const { body } = await admin.get('/admin/newsletters?limit=100');
    const card = body.find(({ id }: { id: string }) => id === newsletter.id);
    expect(card.snippet).toMatch(/^(word ){19}word…$/);
    expect(card).not.toHaveProperty('content');
    const times = body.map(({ created_at }: { created_at: string }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('are found by words of subject and first sentence, and by status', async () => {
    const word = `w${crypto.randomUUID().slice(0, 8)}`;
    const { admin, newsletter: draft } = await created({ subject: `Quiet ${word}` });
    const { newsletter: scheduled } = await created({ content: `<p>${word}!</p>`, scheduled_date: inDays(1) });
    const found = async (query: string) => {
      const { body, headers } = await admin.get(`/admin/newsletters?search=${word}${query}`);
      return { ids: body.map(({ id }: { id: string }) => id), total: headers.get('x-total-count') };
    };
    expect(await found('')).toEqual({ ids: [scheduled.id, draft.id], total: '2' });
    expect(await found('%20quiet')).toEqual({ ids: [draft.id], total: '1' });
    expect(await found('&status=scheduled')).toEqual({ ids: [scheduled.id], total: '1' });
    expect(await found('&status=sent')).toEqual({ ids: [], total: '0' });
    expect(await found('&limit=1')).toEqual({ ids: [scheduled.id], total: '2' });
  });

  it('are stripped of scripts', async () => {
    const { newsletter } = await created({ content: '<p onclick="x()">Hi<script>alert(1)</script></p>' });
    expect(newsletter.content).toBe('<p>Hi</p>');
  });

  it('report what is missing or invalid', async () => {
    const admin = await asAdmin();
    const refused = async (fields: Record<string, unknown>) =>
      (await admin.post('/admin/newsletters', { ...input, ...fields })).body.errors;
    expect(await refused({ subject: ' ' })).toEqual({ subject: 'Please fill in subject and content' });
    expect(await refused({ content: '' })).toEqual({ content: 'Please fill in subject and content' });
    expect(await refused({ content: '<script>x</script>' })).toEqual({ content: 'Please fill in subject and content' });
    expect(await refused({ subject: 'a\r\nBcc: x@y.test' })).toHaveProperty('subject');
    expect(await refused({ scheduled_date: inDays(-1) })).toEqual({
      scheduled_date: 'Choose a time in the future',
    });
    expect(await refused({ scheduled_date: 'tomorrow' })).toEqual({ scheduled_date: 'Choose a date and time' });
    expect(await refused({ template_id: 'none' })).toEqual({ template_id: 'Choose a template from the list' });
    expect(await refused({ content: '&'.repeat(30_000) })).toHaveProperty('content');
  });

  it('refuse an edit of an older revision, and log who changed what', async () => {
    const { admin, newsletter } = await created();
    const path = `/admin/newsletters/${newsletter.id}`;
    const first = await admin.put(path, { content: '<p>First</p>', revision: 1 });
    expect([first.status, first.body.newsletter.snippet, first.body.newsletter.revision]).toEqual([200, 'First', 2]);
    const late = await admin.put(path, { subject: 'Second', revision: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale_version', current: { content: '<p>First</p>' } });
    expect((await rowsOf(newsletter.id)).map(({ action }) => action)).toEqual([
      'newsletter.updated',
      'newsletter.created',
    ]);
    expect((await admin.get(path)).body.content).toBe('<p>First</p>');
  });

  it('are for admins until they are sent, then for everybody, and can no longer change', async () => {
    const { admin, newsletter } = await created();
    const page = `/newsletters/${newsletter.id}`;
    expect((await visitor().get(page)).status).toBe(404);
    expect((await (await signedUp()).client.get(page)).status).toBe(404);
    const preview = await admin.get(page);
    expect([preview.body.kicker, preview.headers.get('cache-control')]).toEqual(['Newsletter', 'private, no-store']);
    await markSent(newsletter.id);
    const sent = await visitor().get(page);
    expect(sent.body).toMatchObject({ subject: input.subject, content: input.content, status: 'sent' });
    expect(sent.headers.get('cache-control')).toContain('s-maxage=60');
    expect((await admin.put(`/admin/newsletters/${newsletter.id}`, { subject: 'x', revision: 1 })).status).toBe(409);
  });

  it('are gone when they are deleted', async () => {
    const { admin, newsletter } = await created();
    const path = `/admin/newsletters/${newsletter.id}`;
    expect((await admin.delete(path)).body.message).toBe('Newsletter deleted successfully');
    expect([(await admin.get(path)).status, (await admin.delete(path)).status]).toEqual([404, 404]);
    expect((await rowsOf(newsletter.id))[0]).toMatchObject({
      action: 'newsletter.deleted',
      changes: { content: [input.content, null] },
    });
    expect((await admin.put(`/admin/newsletters/${nowhere}`, { revision: 1 })).status).toBe(404);
  });

  it('have a page that search engines leave out, with its subject once it is sent; others are 404', async () => {
    const { newsletter } = await created({ subject: 'What <changed>' });
    const page = async (id: string) => {
      const answer = await fetch(`${inject('cloudUrl')}/newsletter/${id}`);
      const html = await answer.text();
      return [answer.status, html.includes('<meta name="robots" content="noindex">'), /<title>(.*?)</.exec(html)?.[1]];
    };
    expect(await page(newsletter.id)).toEqual([200, true, 'Newsletter · Rampart']);
    await markSent(newsletter.id);
    expect(await page(newsletter.id)).toEqual([200, true, 'What &lt;changed&gt; · Rampart']);
    for (const id of [nowhere, 'nonsense', 'x'.repeat(3000)])
      expect(await page(id)).toEqual([404, true, 'Page not found · Rampart']);
  });

  it('have templates', async () => {
    const { body } = await (await asAdmin()).get('/admin/newsletter-templates');
    expect(body).toContainEqual({ id: 'letter', name: 'Letter' });
  });
});

describe('subscribers', () => {
  it('are listed, found by the beginning of their address, counted and removed', async () => {
    const { url } = await ownCloud();
    const admin = await asAdmin(url);
    const [one, two] = ['anna@example.test', 'bert@example.test'];
    for (const email of [one, two]) {
      await visitor(url).post('/newsletter/subscribe-public', { email });
      await mailAbout(email, confirmSubject, url);
    }
    const list = await admin.get('/admin/newsletter-subscribers');
    expect(list.body).toMatchObject([
      { email: two, confirmed: false, source: 'website', confirmed_at: null },
      { email: one, confirmed: false },
    ]);
    expect(list.headers.get('x-total-count')).toBe('2');
    const { body: found } = await admin.get('/admin/newsletter-subscribers?search=ANN');
    expect(found.map(({ email }: { email: string }) => email)).toEqual([one]);
    expect((await admin.get('/admin/newsletter-subscribers/summary')).body).toEqual({ subscribers: 2, confirmed: 0 });
    expect((await admin.get('/admin/stats')).body.newsletter_subscribers).toBe(2);

    const path = `/admin/newsletter-subscribers/${found[0].id}`;
    const removed = await admin.delete(path);
    expect([removed.status, removed.body.message]).toEqual([200, 'Subscriber removed successfully']);
    expect((await admin.delete(path)).status).toBe(404);
    expect((await admin.get('/admin/newsletter-subscribers/summary')).body).toEqual({ subscribers: 1, confirmed: 0 });
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${found[0].id}`);
    expect(rows).toMatchObject([{ action: 'subscriber.removed', target_name: 'a•••@example.test' }]);
    expect(JSON.stringify(rows)).not.toContain(one);
  });

  it('who left are not listed, and the counters follow', async () => {
    const { email, signedId } = await subscribed(['compliance'], someAddress());
    const admin = await asAdmin();
    const listed = async () => (await admin.get(`/admin/newsletter-subscribers?search=${email}`)).body;
    expect(await listed()).toMatchObject([{ email, confirmed: true, interests: ['compliance'] }]);
    await visitor().post(`/newsletter/unsubscribe/${signedId}`);
    expect(await listed()).toEqual([]);
  });
});
