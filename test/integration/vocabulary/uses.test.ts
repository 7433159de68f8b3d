import { describe, expect, it } from 'vitest';
import { aBook } from '../catalog/catalog.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, visitor } from '../cloud.ts';
import { passQuietly } from '../pass-quietly.ts';
import { aCategory, aTag, newName, termNamed } from './vocabulary.ts';

const day = 86_400_000;
const aTool = (admin: Client, fields: object) =>
  admin.post('/admin/ai-tools', {
    ...{ name: newName(), description: 'What it is', detailed_description: 'More' },
    ...fields,
  });
const usesOf = async (admin: Client, name: string, list: 'tags' | 'categories' = 'tags'): Promise<number | undefined> =>
  (await termNamed(admin, list, name))?.usage_count;

async function anArticle(admin: Client, fields: object) {
  const author = { name: newName(), email: 'author@example.com' };
  const { body } = await admin.post('/admin/author-profiles', author);
  const text = { title: newName(), content: '<p>Text</p>', author_id: body.author_profile.id };
  return admin.post('/admin/articles', { ...text, ...fields });
}

describe('a category', () => {
  it('that does not exist is refused everywhere, with its field', async () => {
    const admin = await asAdmin();
    const name = newName();
    const { id, title } = await aBook();
    const edit = (fields: object) => admin.put(`/admin/ebooks/${id}`, { title, price: 49, revision: 1, ...fields });
    const refusals = [
      await aTool(admin, { category: name }),
      await anArticle(admin, { category: name }),
      await edit({ category: name }),
      await edit({ industry: name }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.errors])).toEqual([
      [422, { category: `“${name}” is not a category of AI tools` }],
      [422, { category: `“${name}” is not a category of articles` }],
      [422, { category: `“${name}” is not a category of ebooks` }],
      [422, { industry: `“${name}” is not an industry` }],
    ]);
    const other = await aCategory(admin, { kind: 'article' });
    expect((await aTool(admin, { category: other.name })).status).toBe(422);
  });

  it('has only its own below it', async () => {
    const admin = await asAdmin();
    const [parent, stranger] = [await aCategory(admin), await aCategory(admin)];
    const child = await aCategory(admin, { parent_id: parent.id });
    const made = await aTool(admin, { category: parent.name, subcategory: child.name });
    expect(made.body.ai_tool).toMatchObject({ category: parent.name, subcategory: child.name });
    const wrong = await aTool(admin, { category: stranger.name, subcategory: child.name });
    expect([wrong.status, wrong.body.errors]).toEqual([
      422,
      { subcategory: `“${child.name}” is not below “${stranger.name}”` },
    ]);
    const { id, revision } = made.body.ai_tool;
    const moved = await admin.put(`/admin/ai-tools/${id}`, { category: stranger.name, revision });
    expect(moved.body.errors).toHaveProperty('subcategory');
    // One that was moved there is below it.
    await admin.put(`/admin/categories/${child.id}`, { parent_id: stranger.id, revision: 1 });
    expect((await aTool(admin, { category: stranger.name, subcategory: child.name })).status).toBe(201);
    expect((await aTool(admin, { category: parent.name, subcategory: child.name })).status).toBe(422);
  });

  it('that is inactive stays where it is, and comes to nothing new', async () => {
    const admin = await asAdmin();
    const category = await aCategory(admin);
    const { ai_tool } = (await aTool(admin, { category: category.name })).body;
    await admin.put(`/admin/categories/${category.id}`, { active: false, revision: 1 });
    const refused = await aTool(admin, { category: category.name });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { category: `“${category.name}” is no longer offered as a category of AI tools` },
    ]);
    const fields = { name: newName(), category: category.name, revision: ai_tool.revision };
    expect((await admin.put(`/admin/ai-tools/${ai_tool.id}`, fields)).status).toBe(200);
  });
});

describe('a tag', () => {
  it('that is typed and new joins, once, spelled as the vocabulary has it', async () => {
    const admin = await asAdmin();
    const name = newName();
    const typed = [name, name.toLowerCase(), name.toUpperCase()];
    const answers = await Promise.all(typed.map((each) => aTool(admin, { tags: [each, each.toUpperCase()] })));
    const tags = answers.map(({ body }) => body.ai_tool.tags);
    expect(new Set(tags.flat()).size).toBe(1);
    expect(await usesOf(admin, tags[0][0])).toBe(3);
    const { id } = await termNamed(admin, 'tags', tags[0][0]);
    expect((await admin.get(`/admin/audit-log?target_id=${id}`)).body).toMatchObject([
      { action: 'tag.created', target_name: tags[0][0] },
    ]);
  });

  it('among too many is refused, and none of them is stored', async () => {
    const admin = await asAdmin();
    const mark = newName();
    const tags = Array.from({ length: 10_000 }, (_, number) => `${mark} ${number}`.slice(-40));
    const { status, body } = await aTool(admin, { tags });
    expect([status, body.errors]).toEqual([422, { tags: 'Use at most 20' }]);
    const { headers } = await admin.get(`/admin/tags?search=${encodeURIComponent(mark)}`);
    expect(headers.get('x-total-count')).toBe('0');
  });

  it('that something has is not deleted without a replacement', async () => {
    const admin = await asAdmin();
    const { id, name } = await aTag(admin);
    await aTool(admin, { tags: [name] });
    const { status, body } = await admin.delete(`/admin/tags/${id}`);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'in_use',
      '1 thing uses this tag. Choose what replaces it.',
    ]);
  });

  it('is taken or deleted, never both', async () => {
    const admin = await asAdmin();
    for (let round = 0; round < 10; round++) {
      const category = await aCategory(admin);
      const [made, gone] = await Promise.all([
        aTool(admin, { category: category.name }),
        admin.delete(`/admin/categories/${category.id}`),
      ]);
      expect([made.status === 201, gone.status === 200].filter(Boolean)).toHaveLength(1);
      expect(await usesOf(admin, category.name, 'categories')).toBe(made.status === 201 ? 1 : undefined);
    }
  });
});

describe('counts', () => {
  const cloud = fileCloud();

  const kinds = [
    { path: 'ai-tools', field: 'ai_tool', make: aTool, sweep: 'AiToolsTrashSweep' },
    { path: 'articles', field: 'article', make: anArticle, sweep: 'ArticleSchedule' },
  ] as const;

  it.each(kinds)('of $path hold from creation to purge', async ({ path, field, make, sweep }) => {
    const { url } = cloud();
    const admin = await asAdmin(url);
    const [one, two] = [await aTag(admin), await aTag(admin)];
    const counts = async () => [await usesOf(admin, one.name), await usesOf(admin, two.name)];
    const { id, revision } = (await make(admin, { tags: [one.name] })).body[field];
    const at = `/admin/${path}/${id}`;
    expect(await counts()).toEqual([1, 0]);
    await admin.put(at, { tags: [one.name, two.name], revision });
    expect(await counts()).toEqual([1, 1]);
    await admin.put(at, { tags: [two.name], revision: revision + 1 });
    expect(await counts()).toEqual([0, 1]);
    // In the trash it may still come back.
    await admin.delete(at);
    expect(await counts()).toEqual([0, 1]);
    await admin.post(`${at}/restore`);
    await admin.delete(at);
    expect(await counts()).toEqual([0, 1]);
    passQuietly(cloud(), 31 * day);
    await control(`fire/${sweep}`, {}, url);
    const later = await asAdmin(url);
    await eventually(async () => (await usesOf(later, two.name)) === 0);
  });
});

it('editors read the vocabulary, and manage nothing of it', async () => {
  const editor = visitor();
  const { body } = await editor.post('/auth/admin-login', {
    email: 'editor@rampart.test',
    password: 'rampart-editor',
  });
  editor.token = body.access_token;
  expect((await editor.get('/admin/vocabulary')).status).toBe(200);
  for (const path of ['/admin/tags', '/admin/categories', '/admin/vocabulary/summary'])
    expect((await editor.get(path)).status).toBe(403);
});
