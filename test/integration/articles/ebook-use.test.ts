import { expect, it } from 'vitest';
import { created, put } from './articles.ts';

/** Ids of ebooks that only this test uses; whether they exist does not matter. */
const id = (end: number) => `ebk_01ARZ3NDEKTSV4RRFFQ69GZS${String(end).padStart(2, '0')}`;
const [recommended, linked, unused] = [id(1), id(2), id(3)];
/** None. */
const newsletters = { total: 0, items: [] };
const linking = (ebook: string) => `<p>Read <a href="/ebook/${ebook}">this one</a>.</p>`;

type Admin = Awaited<ReturnType<typeof created>>['admin'];
const uses = async (admin: Admin, ...ebooks: string[]) =>
  (await admin.get('/admin/articles/of-ebooks', { query: { ebook_ids: ebooks.join(',') } })).body;

it('names articles that recommend or link to an ebook, published ones first, until they no longer do', async () => {
  const { admin, article: draft } = await created({ status: 'draft', content: linking(linked) });
  const { article: published } = await created({ related_ebooks: [recommended] });
  const named = ({ id, title, status }: typeof draft) => ({ id, title, status });
  expect(await uses(admin, unused)).toEqual({ total: 0, published: 0, articles: [], newsletters });
  expect(await uses(admin, linked)).toEqual({ total: 1, published: 0, articles: [named(draft)], newsletters });
  expect(await uses(admin, linked, recommended, unused)).toEqual({
    ...{ total: 2, published: 1, articles: [named(published), named(draft)], newsletters },
  });
  await put(admin, published, { related_ebooks: [] });
  await put(admin, draft, { content: linking(unused) });
  expect(await uses(admin, linked, recommended)).toMatchObject({ total: 0 });
  expect(await uses(admin, unused)).toMatchObject({ total: 1 });

  // An earlier text brings its links back.
  const [, earlier] = (await admin.get(`/admin/articles/${draft.id}/revisions`)).body;
  await admin.post(`/admin/articles/${draft.id}/revisions/${earlier.id}/restore`, { revision: draft.revision + 1 });
  expect(await uses(admin, linked)).toMatchObject({ total: 1 });
  await admin.delete(`/admin/articles/${draft.id}`);
  expect(await uses(admin, linked)).toMatchObject({ total: 0 });
});

it('names newsletters that are still to be sent, scheduled ones first, until they no longer lead there', async () => {
  const { admin } = await created();
  const make = async (subject: string, fields: object = {}) => {
    const content = `<p>See <a href="https://rampart.example/ebook/${id(5)}">this one</a>.</p>`;
    const { body } = await admin.post('/admin/newsletters', { subject, content, ...fields });
    return body.newsletter;
  };
  const scheduled_date = new Date(Date.now() + 86_400_000).toISOString();
  const [planned, draft] = [await make('Planned', { scheduled_date }), await make('Draft')];
  const named = ({ id, subject, status }: typeof draft) => ({ id, subject, status });
  expect((await uses(admin, id(5), unused)).newsletters).toEqual({ total: 2, items: [named(planned), named(draft)] });
  const edit = { content: '<p>Nothing.</p>', revision: draft.revision };
  await admin.put(`/admin/newsletters/${draft.id}`, edit);
  await admin.put(`/admin/newsletters/${planned.id}`, { subject: 'Another', revision: planned.revision });
  const { newsletters: left } = await uses(admin, id(5));
  expect(left).toEqual({ total: 1, items: [{ ...named(planned), subject: 'Another' }] });
  await admin.delete(`/admin/newsletters/${planned.id}`);
  expect((await uses(admin, id(5))).newsletters).toEqual(newsletters);
});

it('names five of many, and wants ids of ebooks', async () => {
  const { admin, signer } = await created();
  const title = 'One of many that recommend it';
  for (let each = 0; each < 7; each++)
    await admin.post('/admin/articles', {
      ...{ title: `${title} ${each}`, content: '<p>Text</p>', author_id: signer.id, status: 'draft' },
      related_ebooks: [id(4)],
    });
  const { total, articles } = await uses(admin, id(4));
  expect([total, articles.length]).toEqual([7, 5]);
  expect(await admin.get('/admin/articles/of-ebooks', { query: { ebook_ids: '' } })).toMatchObject({
    ...{ status: 422, body: { errors: { ebook_ids: 'Name the ebooks' } } },
  });
});
