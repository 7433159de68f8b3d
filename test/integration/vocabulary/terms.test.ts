import { describe, expect, it } from 'vitest';
import { asAdmin, signedUp } from '../cloud.ts';
import { aCategory, aTag, newName, termNamed } from './vocabulary.ts';

const statusOf = ({ status }: { status: number }) => status;
const actionsFor = async (admin: Awaited<ReturnType<typeof asAdmin>>, id: string) => {
  const { body } = await admin.get(`/admin/audit-log?target_id=${id}`);
  return body.map(({ action }: { action: string }) => action);
};

describe('tags', () => {
  it('are created, changed, found and deleted, and logged', async () => {
    const admin = await asAdmin();
    const name = newName();
    const created = await admin.post('/admin/tags', { name });
    expect([created.status, created.body.message]).toEqual([201, 'Tag created successfully']);
    const { id } = created.body.tag;
    const defaults = { description: '', color: '#3b82f6', category_id: null, category: '', active: true };
    expect(created.body.tag).toMatchObject({ name, usage_count: 0, ...defaults });
    expect(await termNamed(admin, 'tags', name)).toEqual(created.body.tag);

    const other = newName();
    const changed = await admin.put(`/admin/tags/${id}`, { name: other, active: false, revision: 1 });
    expect(changed.body).toMatchObject({ job: null, tag: { name: other, active: false, revision: 2 } });
    expect((await admin.post('/admin/tags', { name })).status).toBe(201);
    expect((await admin.put(`/admin/tags/${id}`, { color: '#000000', revision: 1 })).body.code).toBe('stale_version');

    const gone = await admin.delete(`/admin/tags/${id}`);
    expect([gone.status, gone.body.job]).toEqual([200, null]);
    expect((await admin.delete(`/admin/tags/${id}`)).status).toBe(404);
    expect(await actionsFor(admin, id)).toEqual(['tag.deleted', 'tag.updated', 'tag.created']);
    expect((await admin.post('/admin/tags', { name: other })).status).toBe(201);
  });

  it('have names of their own, whatever the case', async () => {
    const admin = await asAdmin();
    const { id, name } = await aTag(admin);
    const again = await admin.post('/admin/tags', { name: name.toUpperCase() });
    expect([again.status, again.body.detail]).toEqual([409, 'Another tag has this name']);
    const other = await aTag(admin);
    const taken = await admin.put(`/admin/tags/${other.id}`, { name, revision: 1 });
    expect([taken.status, taken.body.code]).toEqual([409, 'conflict']);
    // Its own name in another case is no other name.
    const spelled = await admin.put(`/admin/tags/${id}`, { name: name.toUpperCase(), revision: 1 });
    expect(spelled.body.tag.name).toBe(name.toUpperCase());
  });

  it('of two admins who create the same at once, one does', async () => {
    const admin = await asAdmin();
    const name = newName();
    const spellings = [name, name.toLowerCase(), name.toUpperCase(), name];
    const answers = await Promise.all(spellings.map((each) => admin.post('/admin/tags', { name: each })));
    expect(answers.map(statusOf).sort()).toEqual([201, 409, 409, 409]);
  });

  it('are grouped by a category, which they lose with it', async () => {
    const admin = await asAdmin();
    const category = await aCategory(admin);
    const tag = await aTag(admin, { category_id: category.id });
    expect(tag).toMatchObject({ category_id: category.id, category: category.name });
    await admin.delete(`/admin/categories/${category.id}`);
    expect(await termNamed(admin, 'tags', tag.name)).toMatchObject({ category_id: null, category: '' });
    const lost = await admin.post('/admin/tags', { name: newName(), category_id: category.id });
    expect([lost.status, lost.body.errors]).toEqual([
      422,
      { category_id: 'This category no longer exists. Choose another one.' },
    ]);
  });
});

describe('categories', () => {
  it('are trees two deep, of one kind', async () => {
    const admin = await asAdmin();
    const parent = await aCategory(admin);
    const child = await aCategory(admin, { parent_id: parent.id });
    expect(child.parent_id).toBe(parent.id);
    const below = async (fields: object) =>
      (await admin.post('/admin/categories', { name: newName(), kind: 'tool', ...fields })).body.errors?.parent_id;
    expect(await below({ parent_id: child.id })).toBe(
      `“${child.name}” is below another category. Choose one that is not.`,
    );
    expect(await below({ parent_id: parent.id, kind: 'article' })).toBe('Choose a category of the same kind');
    expect(await below({ parent_id: 'cat_01ARZ3NDEKTSV4RRFFQ69G5FAV' })).toMatch(/no longer exists/);
    const other = await aCategory(admin);
    const moved = async (id: string, parent_id: string) =>
      (await admin.put(`/admin/categories/${id}`, { parent_id, revision: 1 })).body.errors?.parent_id;
    expect(await moved(parent.id, other.id)).toBe('It has categories below it, so it cannot be below another one');
    expect(await moved(other.id, other.id)).toBe('A category cannot be below itself');

    const refused = await admin.delete(`/admin/categories/${parent.id}`);
    expect([refused.status, refused.body.detail]).toEqual([409, `Move the category below “${parent.name}” first`]);
    await admin.put(`/admin/categories/${child.id}`, { parent_id: null, revision: 1 });
    expect((await admin.delete(`/admin/categories/${parent.id}`)).status).toBe(200);
  });

  it('stay two deep when two admins move them at once', async () => {
    const admin = await asAdmin();
    const [a, b, c] = [await aCategory(admin), await aCategory(admin), await aCategory(admin)];
    await Promise.all([
      admin.put(`/admin/categories/${a.id}`, { parent_id: b.id, revision: 1 }),
      admin.put(`/admin/categories/${b.id}`, { parent_id: c.id, revision: 1 }),
    ]);
    const [first, second] = [
      await termNamed(admin, 'categories', a.name),
      await termNamed(admin, 'categories', b.name),
    ];
    expect([first.parent_id, second.parent_id].filter(Boolean).length).toBe(1);
  });

  it('may have the same name in another kind', async () => {
    const admin = await asAdmin();
    const { name } = await aCategory(admin);
    expect((await aCategory(admin, { name, kind: 'article' })).name).toBe(name);
    expect((await admin.post('/admin/categories', { name, kind: 'tool' })).body.detail).toBe(
      'Another category of AI tools has this name',
    );
  });

  it('of the code are there, and can be described but neither renamed nor deleted', async () => {
    const admin = await asAdmin();
    const fixed = await termNamed(admin, 'categories', 'General');
    expect(fixed).toMatchObject({ kind: 'ebook', is_fixed: true, active: true });
    const at = `/admin/categories/${fixed.id}`;
    const parent = await aCategory(admin, { kind: 'ebook' });
    const refusals = await Promise.all([
      admin.put(at, { name: 'Everything', revision: fixed.revision }),
      admin.put(at, { active: false, revision: fixed.revision }),
      admin.put(at, { parent_id: parent.id, revision: fixed.revision }),
      admin.delete(at),
    ]);
    expect(refusals.map(({ status, body }) => [status, body.detail])).toEqual([
      [409, '“General” is built in: it cannot be renamed'],
      [409, '“General” is built in: it stays active'],
      [409, '“General” is built in: it cannot be below another category'],
      [409, '“General” is built in: it cannot be deleted'],
    ]);
    const description = newName();
    const described = await admin.put(at, { description, revision: fixed.revision });
    expect(described.body.category).toMatchObject({ name: 'General', description, is_fixed: true });
    expect((await admin.post('/admin/categories', { name: 'general', kind: 'ebook' })).status).toBe(409);
    const renamed = await admin.put(`/admin/categories/${parent.id}`, { name: 'general', revision: 1 });
    expect([renamed.status, renamed.body.detail]).toEqual([409, 'Another category of ebooks has this name']);
  });
});

describe('the vocabulary', () => {
  it('offers what is active, with its place', async () => {
    const admin = await asAdmin();
    const parent = await aCategory(admin);
    const child = await aCategory(admin, { parent_id: parent.id });
    const hidden = await aTag(admin, { active: false });
    const { name } = await aTag(admin);
    const { body } = await admin.get('/admin/vocabulary');
    expect(body.categories).toContainEqual({ id: child.id, kind: 'tool', name: child.name, parent: parent.name });
    const ids = body.categories.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(child.id)).toBe(ids.indexOf(parent.id) + 1);
    expect(child.parent).toBe(parent.name);
    expect(body.tags).toContain(name);
    expect(body.tags).not.toContain(hidden.name);
  });

  it('is counted', async () => {
    const admin = await asAdmin();
    const before = (await admin.get('/admin/vocabulary/summary')).body;
    await aTag(admin, { active: false });
    const { body } = await admin.get('/admin/vocabulary/summary');
    expect(body.tags).toBeGreaterThan(before.tags);
    expect(body.active_categories).toBeGreaterThan(0);
  });

  it('is for admins', async () => {
    const { client } = await signedUp();
    expect((await client.get('/admin/vocabulary')).status).toBe(403);
  });
});
