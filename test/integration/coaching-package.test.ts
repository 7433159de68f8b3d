import { describe, expect, it } from 'vitest';
import { findListedPackage, listPublishedPackages } from '#functions/coaching/public.ts';
import { asAdmin, control, eventually, ownCloud, visitor } from './cloud.ts';
import { passQuietly } from './pass-quietly.ts';

const nowhere = 'cpk_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const day = 86_400_000;
type Admin = Awaited<ReturnType<typeof asAdmin>>;

async function created(fields: Record<string, unknown> = {}, base?: string) {
  const admin = await asAdmin(base);
  const { status, body } = await admin.post('/admin/coaching-packages', { title: 'A package', price: 120, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { admin, item: body.coaching_package };
}
const put = (admin: Admin, { id, revision }: { id: string; revision: number }, fields: object) =>
  admin.put(`/admin/coaching-packages/${id}`, { revision, ...fields });
const shows = (id: string, status: number, base?: string) =>
  eventually(async () => {
    const answer = await visitor(base).get(`/coaching-packages/${id}`);
    return answer.status === status && answer;
  });

describe('a coaching package', () => {
  it('shows what follows from the form, until an admin says otherwise', async () => {
    const { admin, item } = await created({ duration: '1.5 hours', category: 'Prompt Engineering', level: 'Advanced' });
    expect(item).toMatchObject({
      ...{ sessions: 1, max_participants: 1, rating: 0, features: [], price: 120, is_free: false },
      ...{ session_duration: 90, difficulty_level: 'Advanced', coaching_type: 'prompt' },
    });
    const said = await put(admin, item, { session_duration: 45, coaching_type: 'custom', price: 0 });
    expect(said.body.coaching_package).toMatchObject({
      ...{ session_duration: 45, coaching_type: 'custom', is_free: true, price: 0 },
      overrides: { session_duration: 45, coaching_type: 'custom', difficulty_level: null, is_free: null },
    });
    const back = await put(admin, said.body.coaching_package, { session_duration: null, duration: '2 hours' });
    expect(back.body.coaching_package).toMatchObject({ session_duration: 120, coaching_type: 'custom' });
    const { body, headers } = await shows(item.id, 200);
    expect(body).not.toHaveProperty('revision');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
  });

  it('has the defaults of the form', async () => {
    const { item } = await created();
    expect(item).toMatchObject({ level: 'Beginner', category: 'Framework Coaching', coaching_type: 'framework' });
  });

  it('refuses an edit of an older revision, and reports what is missing', async () => {
    const { admin, item } = await created();
    await put(admin, item, { title: 'First' });
    const late = await put(admin, item, { title: 'Second' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale_version', current: { title: 'First' } });
    const { status, body } = await admin.post('/admin/coaching-packages', { title: ' ' });
    expect([status, body.errors]).toEqual([
      422,
      { title: 'Please fill in title and price', price: 'Please fill in title and price' },
    ]);
    const wrong = await put(admin, item, { price: -1, sessions: 0, level: 'Expert' });
    expect([wrong.status, Object.keys(wrong.body.errors).sort()]).toEqual([422, ['level', 'price', 'sessions']]);
    expect((await put(admin, { id: nowhere, revision: 1 }, {})).status).toBe(404);
    expect((await visitor().get(`/coaching-packages/${nowhere}`)).status).toBe(404);
  });
});

describe('coaching packages', () => {
  it('are filtered by type and level, and counted by level', async () => {
    const { url } = await ownCloud();
    const { admin, item } = await created({ level: 'Advanced', title: 'Audit rehearsal' }, url);
    await created({ category: 'Prompt Engineering' }, url);
    const count = async (query: string) => (await visitor(url).get(`/coaching-packages${query}`)).body.length;
    await eventually(async () => (await count('')) === 2);
    expect(await count('?coaching_type=framework')).toBe(1);
    expect(await count('?coaching_type=framework&difficulty_level=Beginner')).toBe(0);
    expect((await visitor(url).get('/coaching-packages?coaching_type=other')).status).toBe(422);
    expect((await admin.get('/admin/coaching-packages/summary')).body).toEqual({
      ...{ total: 2, Beginner: 1, Intermediate: 0, Advanced: 1 },
    });
    for (const words of ['rehears', 'advanced', 'framework'])
      expect((await admin.get(`/admin/coaching-packages?search=${words}`)).body, words).toMatchObject([
        { id: item.id },
      ]);
  });

  it('wait in the trash for 30 days', async () => {
    const cloud = await ownCloud();
    const { url } = cloud;
    const { admin, item } = await created({}, url);
    expect((await admin.delete(`/admin/coaching-packages/${item.id}`)).body.message).toBe(
      'Coaching package deleted successfully',
    );
    await shows(item.id, 404, url);
    expect((await admin.delete(`/admin/coaching-packages/${item.id}`)).status).toBe(404);
    const { status } = await admin.post(`/admin/coaching-packages/${item.id}/restore`);
    expect(status).toBe(200);
    expect((await admin.post(`/admin/coaching-packages/${item.id}/restore`)).status).toBe(409);
    await shows(item.id, 200, url);
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${item.id}`);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(
      ['restored', 'deleted', 'created'].map((act) => `coaching_package.${act}`),
    );
    await admin.delete(`/admin/coaching-packages/${item.id}`);
    passQuietly(cloud, 31 * day);
    const later = await asAdmin(url);
    expect((await later.post(`/admin/coaching-packages/${item.id}/restore`)).status).toBe(404);
    expect((await later.get('/admin/coaching-packages?status=trash')).body).toHaveLength(1);
    await control('fire/CoachingTrashSweep', {}, url);
    await eventually(async () => (await later.get('/admin/coaching-packages?status=trash')).body.length === 0);
  });

  it('answer the other domains', async () => {
    const { item } = await created();
    await eventually(async () => (await findListedPackage(item.id))?.title === 'A package');
    expect((await listPublishedPackages()).items.map(({ id }) => id)).toContain(item.id);
  });
});
