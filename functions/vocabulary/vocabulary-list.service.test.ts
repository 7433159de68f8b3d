import { expect, test, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { fixedCategories } from '#shared/vocabulary/choices.ts';

/* What is listed, offered and counted of the vocabulary, on the real table. No worker hears of the jobs. */

vi.mock('#lib/outbox/announce.ts', () => ({ announce: async () => undefined }));

const terms = onTable(async () => ({
  ...(await import('./vocabulary-list.service.ts')),
  ...(await import('./category-acts.service.ts')),
  ...(await import('./tag-acts.service.ts')),
}));

const ada = { id: 'usr_ada', name: 'Ada' };
const shown = { description: '', color: '#3b82f6', active: true };
const aCategory = async (name: string, fields: { active?: boolean; parent_id?: string } = {}) => {
  const input = { ...shown, parent_id: null, kind: 'industry' as const, name, ...fields };
  return (await terms.createCategory(ada, input)).category;
};

test('inactive terms are listed and counted, and not offered', async () => {
  const before = await terms.summary();
  const banks = await aCategory('Banks');
  await aCategory('Old banks', { active: false });
  await aCategory('Airlines');
  await aCategory('Small banks', { parent_id: banks.id });
  for (const active of [true, false])
    await terms.createTag(ada, { ...shown, category_id: null, name: active ? 'fresh' : 'stale', active });
  const list = await terms.listCategories({ limit: 100, kind: 'industry' });
  expect(list.items.map(({ name }) => name)).toEqual(['Airlines', 'Banks', 'Small banks', 'Old banks']);
  const { categories, tags } = await terms.vocabulary();
  expect(categories.filter(({ kind }) => kind === 'industry').map(({ name }) => name)).toEqual([
    ...['Airlines', 'Banks', 'Small banks'],
  ]);
  expect(tags).toEqual(['fresh']);
  expect(await terms.summary()).toEqual({
    ...{ tags: 2, active_tags: 1 },
    ...{ categories: before.categories + 4, active_categories: before.active_categories + 3 },
  });
});

test('the categories of the code are there by kind, each kind by name', async () => {
  const { items } = await terms.listCategories({ limit: 100 });
  for (const kind of ['ebook', 'prompt'] as const)
    expect(items.filter((each) => each.kind === kind).map(({ name }) => name)).toEqual(
      [...fixedCategories[kind]].sort((a, b) => a.localeCompare(b, 'en')),
    );
  const kinds = [...new Set(items.map(({ kind }) => kind))];
  expect(kinds).toEqual(['ebook', 'industry', 'prompt', 'article', 'tool']);
});
