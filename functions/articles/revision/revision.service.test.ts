import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { onTable } from '#lib/testing/table.ts';
import { ArticleInput } from '#shared/articles/article.ts';
import { AuthorInput } from '#shared/articles/author.ts';

/* How many earlier texts are kept, and what happens when one is deleted during its restore. */

const writer = { id: 'admin', name: 'Ada' };
const texts = vi.hoisted(() => ({ whileRead: async () => {}, dropped: [] as string[] }));
vi.mock('../article/article.text.ts', () => ({
  readText: async () => {
    await texts.whileRead();
    return '<p>Earlier</p>';
  },
  readDraftFields: async () => undefined,
}));

vi.mock('#lib/objects/save-with-objects.ts', async (original) => ({
  ...(await original<object>()),
  dropObjects: async (keys: readonly string[]) => void texts.dropped.push(...keys),
}));

async function load() {
  const { authors } = await import('../author/author.service.ts');
  const { articles } = await import('../article/article.service.ts');
  const { RevisionEntity } = await import('./revision.entity.ts');
  return {
    RevisionEntity,
    authors,
    articles,
    ...(await import('./revision.repo.ts')),
    ...(await import('./revision.service.ts')),
  };
}
const domain = onTable(load);

async function anArticle() {
  const { author_profile: author } = await domain.authors.create(
    writer,
    AuthorInput.parse({ name: 'Grace', email: `${randomUUID()}@example.test` }),
  );
  const { content: _, ...input } = ArticleInput.parse({ title: 'T', content: 'x', author_id: author.id });
  const out = { status: 'draft', stage: 'draft', stage_at: new Date(0).toISOString() } as const;
  const made = { content_key: 'one', author_name: author.name, table_of_contents: [], linked_ebooks: [], ...out };
  return domain.articles.insert(writer, { ...input, ...made });
}

it('is 404 when it was trimmed meanwhile, and the article keeps its text', async () => {
  const { id } = await anArticle();
  const before = await domain.articles.mustBe(id, 1);
  await domain.articles.save(writer, 'updated', before, { content_key: 'two' });
  const [, earlier] = await domain.findRevisions(id);
  if (!earlier) throw new Error('No earlier text');
  texts.whileRead = () => domain.deleteRevisions([earlier]);
  await expect(domain.restoreRevision(writer, id, earlier.id, 2)).rejects.toMatchObject({
    code: 'not_found',
    message: 'This text is no longer available',
  });
  expect(await domain.articles.find(id)).toMatchObject({ content_key: 'two', revision: 2 });
});

it('keeps the last twenty texts and deletes older ones with their stored content', async () => {
  const { id: article_id } = await anArticle();
  const added = Array.from({ length: 21 }, (_, at) => `text-${String(at).padStart(2, '0')}`);
  const saved = { title: 'T', excerpt: '', revision: 2, saved_at: new Date(0).toISOString(), saved_by: 'Ada' };
  await domain.RevisionEntity.put(
    added.map((text) => ({ ...saved, article_id, id: `rev_Z${text}`, content_key: text })),
  ).go();
  const newest = added.slice(1).reverse();
  const listed = await domain.listRevisions(article_id);
  expect(listed.map(({ id }) => id)).toEqual(newest.map((text) => `rev_Z${text}`));
  await domain.trimRevisions(article_id);
  expect((await domain.findRevisions(article_id)).map(({ content_key }) => content_key)).toEqual(newest);
  // The article still has its first text, `one`.
  expect(texts.dropped).toEqual(['text-00']);
});
