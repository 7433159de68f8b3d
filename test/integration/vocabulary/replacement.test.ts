import { describe, expect, it } from 'vitest';
import { aBook } from '../catalog/catalog.ts';
import type { Client } from '../client.ts';
import { asAdmin, control, eventually, fileCloud, visitor } from '../cloud.ts';
import { aCategory, aTag, aTool, newName, termNamed } from './vocabulary.ts';

const cloud = fileCloud();
const admins = () => asAdmin(cloud().url);

const ended = (admin: Client, id: string) =>
  eventually(async () => {
    const { body } = await admin.get(`/admin/jobs/${id}`);
    return body.ended_at && body;
  });
const toolsOf = async (admin: Client, ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await admin.get(`/admin/ai-tools/${id}`)).body));
/** So many tools with a tag. */
const toolsWith = (admin: Client, count: number, tag: string) =>
  Promise.all(Array.from({ length: count }, async () => (await aTool(admin, { tags: [tag] })).id as string));

describe('a new name', () => {
  it('of a tag comes to all things, those in the trash included, and its count with it', async () => {
    const admin = await admins();
    const tag = await aTag(admin);
    const ids = await toolsWith(admin, 3, tag.name);
    await admin.delete(`/admin/ai-tools/${ids[2]}`);
    const name = newName();
    const { body } = await admin.put(`/admin/tags/${tag.id}`, { name, revision: 1 });
    expect(body.tag).toMatchObject({ name, usage_count: 3 });
    expect(body.job).toMatchObject({ total: 3, title: `Replace “${tag.name}” by “${name}” in 3 things` });
    expect(await ended(admin, body.job.id)).toMatchObject({ state: 'done', done: 3, failed: 0 });
    const tools = await toolsOf(admin, ids.slice(0, 2));
    expect(tools.map(({ tags, revision }) => [tags, revision])).toEqual([
      [[name], 2],
      [[name], 2],
    ]);
    const restored = await admin.post(`/admin/ai-tools/${ids[2]}/restore`);
    expect(restored.body.ai_tool.tags).toEqual([name]);
    expect((await termNamed(admin, 'tags', name)).usage_count).toBe(3);
    // Its former name is free, and it can get another one.
    await aTag(admin, { name: tag.name });
    await toolsWith(admin, 1, tag.name);
    expect((await termNamed(admin, 'tags', name)).usage_count).toBe(3);
    expect((await admin.put(`/admin/tags/${tag.id}`, { name: newName(), revision: 2 })).status).toBe(200);
    const { body: log } = await admin.get(`/admin/audit-log?target_id=${ids[0]}`);
    expect(log[0]).toMatchObject({ action: 'ai_tool.updated', changes: { tags: [[tag.name], [name]] } });
  });

  it('differs in its case only', async () => {
    const admin = await admins();
    const tag = await aTag(admin);
    const ids = await toolsWith(admin, 1, tag.name);
    const name = tag.name.toUpperCase();
    const { body } = await admin.put(`/admin/tags/${tag.id}`, { name, revision: 1 });
    await ended(admin, body.job.id);
    expect((await toolsOf(admin, ids))[0].tags).toEqual([name]);
    expect((await aTool(admin, { tags: [tag.name.toLowerCase()] })).tags).toEqual([name]);
  });

  it('of a category keeps what is below it', async () => {
    const admin = await admins();
    const parent = await aCategory(admin);
    const child = await aCategory(admin, { parent_id: parent.id });
    const tool = await aTool(admin, { category: parent.name, subcategory: child.name });
    const name = newName();
    for (const { id, to } of [
      { id: parent.id, to: name },
      { id: child.id, to: `${name} below` },
    ]) {
      const { body } = await admin.put(`/admin/categories/${id}`, { name: to, revision: 1 });
      await ended(admin, body.job.id);
    }
    const [after] = await toolsOf(admin, [tool.id]);
    expect(after).toMatchObject({ category: name, subcategory: `${name} below` });
  });

  it.each([0, 1, 2, 3, 4, 5])('survives the end of the worker at its write number %i', async (skip) => {
    const admin = await admins();
    const { url } = cloud();
    const tag = await aTag(admin);
    const ids = await toolsWith(admin, 3, tag.name);
    await control('delivered', {}, url);
    // One write is the rename itself.
    const kill = { service: 'dynamodb', operation: 'TransactWriteItems', kill: true, skip: skip + 1, times: 1 };
    await control('faults', kill, url);
    const name = newName();
    const { body } = await admin.put(`/admin/tags/${tag.id}`, { name, revision: 1 });
    await control('delivered', {}, url);
    await control('faults', { clear: true }, url);
    // The lease of the task that died.
    await control('clock', { advance_ms: 10 * 60_000 }, url);
    await control('fire/VocabularyOutboxSweep', {}, url);
    const later = await admins();
    expect((await ended(later, body.job.id)).state).toBe('done');
    const tools = await toolsOf(later, ids);
    expect(tools.map(({ tags, revision }) => [tags, revision])).toEqual(ids.map(() => [[name], 2]));
    expect((await termNamed(later, 'tags', name)).usage_count).toBe(3);
    await aTag(later, { name: tag.name });
  });
});

it('a new name reaches ebooks and articles, and what visitors see of them', async () => {
  const admin = await asAdmin();
  const [industry, tag] = [await aCategory(admin, { kind: 'industry' }), await aTag(admin)];
  const { id } = await aBook({ industry: industry.name, tags: [tag.name] });
  const author = { name: newName(), email: 'author@example.com' };
  const { author_profile } = (await admin.post('/admin/author-profiles', author)).body;
  const article = { title: newName(), content: '<p>Text</p>', author_id: author_profile.id, tags: [tag.name] };
  const { slug } = (await admin.post('/admin/articles', { ...article, status: 'published' })).body.article;
  for (const [at, name] of [
    [`/admin/categories/${industry.id}`, `${industry.name} new`],
    [`/admin/tags/${tag.id}`, `${tag.name} new`],
  ] as const) {
    const { body } = await admin.put(at, { name, revision: 1 });
    await ended(admin, body.job.id);
  }
  const book = (await admin.get(`/admin/ebooks/${id}`)).body;
  expect(book).toMatchObject({ industry: `${industry.name} new`, tags: [`${tag.name} new`], revision: 3 });
  expect((await visitor().get(`/blog-posts/${slug}`)).body.tags).toEqual([`${tag.name} new`]);
  const isListed = async () => {
    const { body } = await visitor().get('/categories');
    return body.categories.Industry.some((each: { name: string }) => each.name === `${industry.name} new`);
  };
  await eventually(isListed);
});

describe('while a name is being replaced', () => {
  it('what is typed already gets the new one, and no second job begins', async () => {
    const admin = await admins();
    const { url } = cloud();
    const tag = await aTag(admin);
    await toolsWith(admin, 1, tag.name);
    await control('delivered', {}, url);
    // The worker cannot write: the job waits.
    const broken = { service: 'dynamodb', operation: 'TransactWriteItems', error: 'InternalServerError', status: 500 };
    await control('faults', { ...broken, skip: 1, times: 4 }, url);
    const name = newName();
    const { body } = await admin.put(`/admin/tags/${tag.id}`, { name, revision: 1 });
    await control('delivered', {}, url);
    await control('faults', { clear: true }, url);
    expect((await aTool(admin, { tags: [tag.name] })).tags).toEqual([name]);
    expect((await termNamed(admin, 'tags', name)).usage_count).toBe(2);
    const again = await admin.put(`/admin/tags/${tag.id}`, { name: newName(), revision: 2 });
    expect([again.status, again.body.detail]).toEqual([
      409,
      `“${name}” is taking the place of another name. Try again when that job is done.`,
    ]);
    const taken = await admin.post('/admin/tags', { name: tag.name });
    expect(taken.body.detail).toBe(`“${tag.name}” is being replaced by “${name}”. Try again when that is done.`);
    await control('clock', { advance_ms: 10 * 60_000 }, url);
    await control('fire/VocabularyOutboxSweep', {}, url);
    expect((await ended(await admins(), body.job.id)).state).toBe('done');
  });
});

describe('a merge', () => {
  it('puts one tag in the place of another, once where things had both', async () => {
    const admin = await admins();
    const [one, two] = [await aTag(admin), await aTag(admin)];
    const both = await aTool(admin, { tags: [one.name, two.name] });
    const ids = [both.id, ...(await toolsWith(admin, 1, one.name))];
    const { body } = await admin.delete(`/admin/tags/${one.id}?replace_with=${two.id}`);
    await ended(admin, body.job.id);
    expect((await toolsOf(admin, ids)).map(({ tags }) => tags)).toEqual([[two.name], [two.name]]);
    expect((await termNamed(admin, 'tags', two.name)).usage_count).toBe(2);
    expect(await termNamed(admin, 'tags', one.name)).toBeUndefined();
  });

  it('of categories is one of siblings', async () => {
    const admin = await admins();
    const [parent, top] = [await aCategory(admin), await aCategory(admin)];
    const [one, two] = [
      await aCategory(admin, { parent_id: parent.id }),
      await aCategory(admin, { parent_id: parent.id }),
    ];
    const tool = await aTool(admin, { category: parent.name, subcategory: one.name });
    const article = await aCategory(admin, { kind: 'article' });
    const refused = async (by: string) =>
      (await admin.delete(`/admin/categories/${one.id}?replace_with=${by}`)).body.errors?.replace_with;
    expect(await refused(article.id)).toBe('Choose a category of the same kind');
    expect(await refused(top.id)).toMatch(/^Choose a category below the same one/);
    expect(await refused('cat_1')).toMatch(/no longer exists/);
    const { body } = await admin.delete(`/admin/categories/${one.id}?replace_with=${two.id}`);
    await ended(admin, body.job.id);
    expect((await toolsOf(admin, [tool.id]))[0]).toMatchObject({ category: parent.name, subcategory: two.name });
  });
});
