import { describe, expect, it } from 'vitest';
import { countView, findToolMeta, listPublishedTools } from '#functions/ai-tools/public.ts';
import { asAdmin, control, eventually, everywhere, ownCloud, visitor } from './cloud.ts';
import { passQuietly } from './pass-quietly.ts';
import { unique } from './unique.ts';
import { aCategory } from './vocabulary/vocabulary.ts';

const nowhere = 'ait_01ARZ3NDEKTSV4RRFFQ69G5FAV';
const day = 86_400_000;
const newName = (): string => `Tool ${unique()}`;
type Admin = Awaited<ReturnType<typeof asAdmin>>;

async function created(fields: Record<string, unknown> = {}, base?: string) {
  const admin = await asAdmin(base);
  const input = { name: newName(), description: 'What it is', detailed_description: 'More', status: 'published' };
  const { status, body } = await admin.post('/admin/ai-tools', { ...input, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return { admin, tool: body.ai_tool };
}
const put = (admin: Admin, { id, revision }: { id: string; revision: number }, fields: object) =>
  admin.put(`/admin/ai-tools/${id}`, { revision, ...fields });
/** The cached lists check once a second whether something has changed. */
async function shows(slug: string, status: number, base?: string) {
  await everywhere('AiTools-Http', async () => (await visitor(base).get(`/ai-tools/${slug}`)).status === status, base);
  return visitor(base).get(`/ai-tools/${slug}`);
}

describe('an AI tool', () => {
  it('has the defaults of the form, and is public once it is published', async () => {
    const { admin, tool } = await created({
      status: undefined,
      detailed_description: '<p onclick="x()">Text</p><script>x()</script>',
      tags: [' risk ', '', 'risk', 'csf'],
    });
    expect(tool).toMatchObject({
      ...{ category: 'Productivity', pricing_model: 'freemium', status: 'draft', is_featured: false, rating: 0 },
      ...{ detailed_description: '<p>Text</p>', tags: ['risk', 'csf'], view_count: 0, click_count: 0 },
    });
    expect((await visitor().get(`/ai-tools/${tool.slug}`)).status).toBe(404);
    const { status, body } = await put(admin, tool, { status: 'published' });
    expect([status, body.message]).toEqual([200, 'AI tool updated successfully']);
    const { body: page, headers } = await shows(tool.slug, 200);
    expect(page).toMatchObject({ id: tool.id, name: tool.name, detailed_description: '<p>Text</p>' });
    expect(page).not.toHaveProperty('revision');
    expect(headers.get('cache-control')).toContain('s-maxage=60');
    await put(admin, body.ai_tool, { status: 'archived' });
    await shows(tool.slug, 404);
  });

  it('stands in the directory, featured ones first, by category', async () => {
    const { name: category } = await aCategory(await asAdmin());
    const { tool: featured } = await created({ category, is_featured: true });
    const { tool: plain } = await created({ category });
    await created({ category, status: 'draft' });
    const all = () => visitor().get(`/ai-tools?limit=100&category=${encodeURIComponent(category)}`);
    await everywhere('AiTools-Http', async () => (await all()).body.length === 2);
    const list = await all();
    expect(list.body.map(({ id }: { id: string }) => id)).toEqual([featured.id, plain.id]);
    expect(list.headers.get('x-total-count')).toBe('2');
    const only = await visitor().get(`/ai-tools?featured_only=true&category=${encodeURIComponent(category)}`);
    expect(only.body).toMatchObject([{ id: featured.id }]);
    const first = await visitor().get(`/ai-tools?limit=1&category=${encodeURIComponent(category)}`);
    const cursor = /cursor=([^&>]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await visitor().get(`/ai-tools?limit=1&category=${encodeURIComponent(category)}&cursor=${cursor}`);
    expect(second.body).toMatchObject([{ id: plain.id }]);
    expect((await visitor().get('/ai-tool-categories')).body.categories).toContain(category);
    const { body: page } = await shows(featured.slug, 200);
    expect(page.alternatives).toMatchObject([{ id: plain.id }]);
  });

  it('has a unique slug, and its former ones lead to it', async () => {
    const { admin, tool } = await created();
    const { tool: twin } = await created({ name: tool.name });
    expect(twin.slug).toBe(`${tool.slug}-2`);
    const taken = await put(admin, twin, { slug: tool.slug });
    expect([taken.status, taken.body.detail]).toEqual([409, 'Another AI tool has this slug. Choose another one.']);
    const asked = await admin.post('/admin/ai-tools', {
      ...{ name: 'Other', description: 'x', detailed_description: 'x', slug: tool.slug },
    });
    expect(asked.status).toBe(409);
    const { body } = await put(admin, tool, { slug: `${tool.slug}-moved` });
    expect(body.ai_tool.slug).toBe(`${tool.slug}-moved`);
    await shows(`${tool.slug}-moved`, 200);
    expect((await visitor().get(`/ai-tools/${tool.slug}`)).body.slug).toBe(`${tool.slug}-moved`);
    expect((await findToolMeta(tool.slug))?.slug).toBe(`${tool.slug}-moved`);
  });

  it('refuses an edit of an older revision, and reports what is missing', async () => {
    const { admin, tool } = await created();
    await put(admin, tool, { price_range: 'First' });
    const late = await put(admin, tool, { price_range: 'Second' });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'stale_version', current: { price_range: 'First', revision: 2 } });
    const { status, body } = await admin.post('/admin/ai-tools', { name: ' ', description: 'x' });
    expect([status, body.errors]).toEqual([
      422,
      { name: 'Please fill in required fields', detailed_description: 'Please fill in required fields' },
    ]);
    const links = await put(
      admin,
      { id: tool.id, revision: 2 },
      {
        ...{ website_url: 'javascript:alert(1)', logo: 'https://elsewhere.test/x.png', rating: 6, pricing_model: 'x' },
      },
    );
    expect([links.status, Object.keys(links.body.errors).sort()]).toEqual([
      422,
      ['logo', 'pricing_model', 'rating', 'website_url'],
    ]);
    expect((await admin.get(`/admin/ai-tools/${nowhere}`)).status).toBe(404);
    expect((await put(admin, { id: nowhere, revision: 1 }, {})).status).toBe(404);
  });

  it('counts visits and views, within a rate limit', async () => {
    const { url } = await ownCloud();
    const { admin, tool } = await created({}, url);
    await shows(tool.slug, 200, url);
    // The limit is per minute: all visits must be within one.
    await control('clock', { now: Math.ceil(Date.now() / 60_000) * 60_000 + 1000 }, url);
    const client = visitor(url);
    const click = (id = tool.id) => client.post(`/ai-tools/${id}/click`, { click_type: 'website' });
    expect(await click()).toMatchObject({ status: 200, body: { success: true } });
    expect((await click(nowhere)).status).toBe(404);
    expect((await client.post(`/ai-tools/${tool.id}/click`, { click_type: 'x' })).status).toBe(422);
    // Sixty a minute: three of them are gone.
    const answers = await Promise.all(Array.from({ length: 60 }, () => click()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(57);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    // All from one address and browser count once; another one counts as well.
    const counted = 2;
    await visitor(url).post(`/ai-tools/${tool.id}/click`, { click_type: 'website' });
    await control('clock', { advance_ms: 31_000 }, url);
    expect((await admin.get('/admin/ai-tools')).body[0]).toMatchObject({ click_count: counted, view_count: 0 });
    expect((await admin.get('/admin/ai-tools/summary')).body).toMatchObject({
      ...{ total: 1, view_count: 0, click_count: counted },
    });
  });
});

describe('the back-office', () => {
  it('finds tools by words, category and status, and logs who did what', async () => {
    const mark = `zyx${Date.now()}`;
    const [{ id: parent_id, name: alpha }, { name: beta }] = [
      await aCategory(await asAdmin()),
      await aCategory(await asAdmin()),
    ];
    const { name: subcategory } = await aCategory(await asAdmin(), { parent_id });
    const { admin, tool } = await created({ tags: [mark], category: alpha, subcategory });
    await created({ description: `About ${mark}`, status: 'draft', category: beta });
    const ids = async (query: string) => (await admin.get(`/admin/ai-tools?search=${mark}${query}`)).body.length;
    await eventually(async () => (await ids('')) === 2);
    expect(await ids(`&category=${encodeURIComponent(alpha)}`)).toBe(1);
    expect(await ids(`&category=${encodeURIComponent(subcategory)}`)).toBe(1);
    expect(await ids('&status=draft')).toBe(1);
    expect(await ids('%20nothing')).toBe(0);
    await admin.delete(`/admin/ai-tools/${tool.id}`);
    const { body: rows } = await admin.get(`/admin/audit-log?target_id=${tool.id}`);
    expect(rows.map(({ action }: { action: string }) => action)).toEqual(['ai_tool.deleted', 'ai_tool.created']);
    expect((await admin.get('/admin/ai-tools?status=published%27')).status).toBe(422);
  });

  it('restores a tool from the trash for 30 days; then it is gone and its slugs are free, former ones included', async () => {
    const cloud = await ownCloud();
    const { url } = cloud;
    const { admin, tool } = await created({}, url);
    const moved = `${tool.slug}-moved`;
    expect((await put(admin, tool, { slug: moved })).status).toBe(200);
    expect((await admin.delete(`/admin/ai-tools/${tool.id}`)).body.message).toBe('AI tool deleted successfully');
    expect((await admin.delete(`/admin/ai-tools/${tool.id}`)).status).toBe(404);
    await shows(tool.slug, 404, url);
    await eventually(async () => (await admin.get('/admin/ai-tools?status=trash')).body[0]?.id === tool.id);
    passQuietly(cloud, 29 * day);
    await control('fire/AiToolsTrashSweep', {}, url);
    const later = await asAdmin(url);
    const { body } = await later.post(`/admin/ai-tools/${tool.id}/restore`);
    expect(body.ai_tool).toMatchObject({ status: 'draft', deleted_at: null });
    expect((await later.post(`/admin/ai-tools/${tool.id}/restore`)).status).toBe(409);
    await later.delete(`/admin/ai-tools/${tool.id}`);
    passQuietly(cloud, 31 * day);
    const last = await asAdmin(url);
    expect((await last.post(`/admin/ai-tools/${tool.id}/restore`)).status).toBe(404);
    await control('fire/AiToolsTrashSweep', {}, url);
    await eventually(async () => (await last.get('/admin/ai-tools?status=trash')).body.length === 0);
    for (const slug of [tool.slug, moved]) expect((await created({ slug }, url)).tool.slug).toBe(slug);
  });
});

it('answers the other domains', async () => {
  const { tool } = await created();
  await eventually(async () => (await listPublishedTools()).items.some(({ slug }) => slug === tool.slug));
  await countView(tool.slug);
  await countView('no-such-tool');
  expect(await findToolMeta('no-such-tool')).toBeUndefined();
});

it('fills the directory of a new shop', async () => {
  const { body } = await visitor().get('/ai-tools?limit=100');
  const seeded = body.filter(({ tags }: { tags: string[] }) => tags.length > 0);
  expect(seeded.length).toBeGreaterThanOrEqual(24);
  expect((await visitor().get('/ai-tools/microsoft-365-copilot')).body).toMatchObject({ is_featured: true, rating: 0 });
  expect((await visitor().get('/coaching-packages')).body.length).toBeGreaterThanOrEqual(4);
});
