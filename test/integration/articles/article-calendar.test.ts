import { expect, it } from 'vitest';
import { created, put } from './articles.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const around = { from: inDays(-1), to: inDays(1) };

it('has what came out and what is scheduled, and neither drafts nor archived articles', async () => {
  const { admin, article: published } = await created();
  // Far from the articles of other tests.
  const scheduled_at = '2041-05-04T21:30:00.000Z';
  const { article: later } = await created({ status: 'scheduled', scheduled_at: '2041-05-09T08:00:00.000Z' });
  const { article: scheduled } = await created({ status: 'scheduled', scheduled_at });
  const { article: draft } = await created({ status: 'draft', scheduled_at });
  const { article: archived } = await created();
  await put(admin, archived, { status: 'archived' });

  const may = { from: '2041-05-01T00:00:00+02:00', to: '2041-06-01T00:00:00+02:00' };
  const planned = await admin.get('/admin/articles/calendar', { query: may });
  expect(planned.body).toEqual({
    entries: [
      { id: scheduled.id, title: scheduled.title, at: scheduled_at, status: 'scheduled' },
      { id: later.id, title: later.title, at: later.scheduled_at, status: 'scheduled' },
    ],
    has_more: false,
  });

  const { body } = await admin.get('/admin/articles/calendar', { query: around });
  const found = new Map(body.entries.map((entry: { id: string }) => [entry.id, entry]));
  expect(found.get(published.id)).toEqual({
    ...{ id: published.id, title: published.title, at: published.published_at, status: 'published' },
  });
  expect([found.has(draft.id), found.has(archived.id)]).toEqual([false, false]);
});

it('leaves out what is in the trash', async () => {
  const { admin, article } = await created({ status: 'scheduled', scheduled_at: '2042-02-03T08:00:00.000Z' });
  const query = { from: '2042-02-01T00:00:00Z', to: '2042-03-01T00:00:00Z' };
  expect((await admin.get('/admin/articles/calendar', { query })).body.entries).toHaveLength(1);
  await admin.delete(`/admin/articles/${article.id}`);
  expect((await admin.get('/admin/articles/calendar', { query })).body.entries).toEqual([]);
});
