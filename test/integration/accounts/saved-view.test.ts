import { describe, expect, test } from 'vitest';
import { SavedViewsEntity } from '#functions/accounts/saved-view/saved-view.entity.ts';
import { listViews } from '#functions/accounts/saved-view/saved-view.repo.ts';
import { newId } from '#lib/ids.ts';
import { mostViews } from '#shared/accounts/viewed-lists.ts';
import { callsDuring } from '#test/faults/injection.ts';
import { signedUp, visitor } from '../cloud.ts';
import { aView, colleague, savedBy, viewsPath } from './saved-views.ts';

/* Views of the back-office's lists, which everybody saves for themselves. */

const nameTaken = 'You have a view called “Free ones” already. Choose another name.';

describe('a saved view', () => {
  test('is kept, renamed, replaced and deleted', async () => {
    const { client } = await colleague();
    expect(await savedBy(client)).toEqual([]);
    const saved = await client.post(viewsPath, aView);
    expect(saved).toMatchObject({ status: 201, body: { success: true, saved_view: { ...aView, list: 'ebooks' } } });
    const path = `${viewsPath}/${saved.body.saved_view.id}`;
    expect((await client.put(path, { name: ' Gratis ' })).body.saved_view).toMatchObject({ ...aView, name: 'Gratis' });
    const shown = { query: 'search=%C3%A9t%C3%A9', hidden_columns: [] };
    const replaced = await client.put(path, shown);
    expect(replaced.body.saved_view).toMatchObject({ name: 'Gratis', ...shown });
    expect(replaced.body.saved_view.created_at).toBe(saved.body.saved_view.created_at);
    expect(await savedBy(client)).toEqual([replaced.body.saved_view]);
    expect(await client.delete(path)).toMatchObject({ status: 200, body: { message: 'View deleted successfully' } });
    expect((await client.delete(path)).status).toBe(404);
    expect(await savedBy(client)).toEqual([]);
  });

  test('belongs to one person: others neither see nor change it, whatever their role', async () => {
    const { client, admin } = await colleague();
    const { id } = (await client.post(viewsPath, aView)).body.saved_view;
    expect((await savedBy(admin)).filter((view) => view.id === id)).toEqual([]);
    const unknown = { status: 404, body: { detail: 'View not found', code: 'not_found' } };
    expect(await admin.put(`${viewsPath}/${id}`, { name: 'Mine' })).toMatchObject(unknown);
    expect(await admin.delete(`${viewsPath}/${id}`)).toMatchObject(unknown);
    expect(await savedBy(client)).toMatchObject([aView]);
  });

  test('is for the back-office only', async () => {
    const { client } = await signedUp();
    expect((await client.get('/admin/saved-views')).status).toBe(403);
    expect((await client.post(viewsPath, aView)).status).toBe(403);
    expect((await visitor().get('/admin/saved-views')).status).toBe(401);
    expect((await (await colleague('support')).client.post(viewsPath, aView)).status).toBe(201);
  });

  test('is of a list that exists, and of that one alone', async () => {
    const { client } = await colleague();
    const { id } = (await client.post(viewsPath, aView)).body.saved_view;
    for (const list of ['unknown', 'constructor'])
      expect(await client.post(`/admin/saved-views/${list}`, aView)).toMatchObject({
        status: 404,
        body: { detail: 'List not found' },
      });
    expect((await client.delete(`/admin/saved-views/orders/${id}`)).status).toBe(404);
    expect((await client.post('/admin/saved-views/orders', aView)).status).toBe(201);
    expect((await savedBy(client)).map(({ list }) => list)).toEqual(['ebooks', 'orders']);
  });

  test('is read with one query, of all lists', async () => {
    const { client } = await colleague();
    await client.post(viewsPath, aView);
    await client.post('/admin/saved-views/users', aView);
    const calls = await callsDuring(() => savedBy(client));
    // What the gate reads are single items: the profile, and whether a second factor is required.
    expect(calls.filter(({ operation }) => operation !== 'GetItem')).toMatchObject([{ operation: 'Query' }]);
  });
});

describe('the name of a view', () => {
  test('is that of no other view of the list, whatever its case', async () => {
    const { client } = await colleague();
    await client.post(viewsPath, aView);
    const conflict = { status: 409, body: { code: 'conflict', detail: nameTaken, errors: { name: nameTaken } } };
    expect(await client.post(viewsPath, { ...aView, name: 'FREE ONES' })).toMatchObject(conflict);
    const { id } = (await client.post(viewsPath, { ...aView, name: 'Other' })).body.saved_view;
    expect(await client.put(`${viewsPath}/${id}`, { name: 'free ones' })).toMatchObject(conflict);
    expect((await client.put(`${viewsPath}/${id}`, { name: 'OTHER' })).status).toBe(200);
  });

  test('is given once, however many ask for it at the same time', async () => {
    const { client } = await colleague();
    const answers = await Promise.all(Array.from({ length: 4 }, () => client.post(viewsPath, aView)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await savedBy(client)).toHaveLength(1);
  });

  test('is needed, and as long as it may be', async () => {
    const { client } = await colleague();
    for (const name of [undefined, '', ' ', 'x'.repeat(61), 'a\nb'])
      expect(await client.post(viewsPath, { ...aView, name })).toMatchObject({
        status: 422,
        body: { errors: { name: expect.any(String) } },
      });
    expect((await client.post(viewsPath, { ...aView, name: 'x'.repeat(60) })).status).toBe(201);
  });
});

describe('what a view holds', () => {
  test('is an address and columns, of any release, within bounds', async () => {
    const { client } = await colleague();
    const ofLater = { query: 'unknown=1&sort=-gone', hidden_columns: ['gone'] };
    expect((await client.post(viewsPath, { ...aView, ...ofLater })).body.saved_view).toMatchObject(ofLater);
    const wrong = [{ query: 'x'.repeat(1001) }, { query: 'a b' }, { query: 'é' }, { hidden_columns: ['x'.repeat(41)] }];
    for (const fields of wrong)
      expect(await client.post(viewsPath, { ...aView, name: 'Wrong', ...fields })).toMatchObject({ status: 422 });
  });

  test('is sent twice and saved once: who lost the answer gets it again', async () => {
    const { client } = await colleague();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const [first, second] = [
      await client.post(viewsPath, aView, { headers }),
      await client.post(viewsPath, aView, { headers }),
    ];
    expect(second).toMatchObject({ status: 201, body: first.body });
    expect(await savedBy(client)).toHaveLength(1);
  });

  test('is at most thirty views of a list', async () => {
    const { client, user } = await colleague();
    const at = new Date().toISOString();
    const view = { ...aView, created_at: at, updated_at: at };
    const views = Array.from({ length: mostViews }, (_, n) => ({ ...view, id: newId('savedView'), name: `View ${n}` }));
    await SavedViewsEntity.put({ user_id: user.id, list: 'ebooks', views, step: 1 }).go();
    expect(await client.post(viewsPath, aView)).toMatchObject({
      status: 409,
      body: { detail: 'You have saved 30 views of this list, which is the most. Please delete one first.' },
    });
    await client.delete(`${viewsPath}/${views[0]?.id}`);
    expect((await client.post(viewsPath, aView)).status).toBe(201);
  });
});

test('views are exported and removed with their person', async () => {
  const { client, person, user, admin } = await colleague();
  await client.post(viewsPath, aView);
  const { body } = await client.get('/user/export');
  expect(body.saved_views).toEqual([
    { ...aView, list: 'ebooks', created_at: expect.any(String), updated_at: expect.any(String) },
  ]);
  expect((await admin.put(`/admin/users/${user.id}/role`, { role: 'user' })).status).toBe(200);
  expect((await client.delete('/user', { password: person.password })).status).toBe(200);
  expect(await listViews(user.id)).toEqual([]);
});
