import { expect, it } from 'vitest';
import type { JobRecord } from '#lib/job/job.repo.ts';
import { onTable } from '#lib/testing/table.ts';
import { ArticleInput } from '#shared/articles/article.ts';
import { AuthorInput } from '#shared/articles/author.ts';

/* The rounds of a deletion through an author's articles, on a real table. */

const writer = { id: 'admin', name: 'Ada' };
const domain = onTable(async () => ({
  ...(await import('../article/article.entity.ts')),
  ...(await import('../article/article.service.ts')),
  ...(await import('./author.service.ts')),
  ...(await import('./author-deletion.job.ts')),
  ...(await import('./author-use.repo.ts')),
  ...(await import('#lib/table/transact.ts')),
}));

async function anAuthor(name: string) {
  const input = AuthorInput.parse({ name, email: 'g@example.test' });
  return (await domain.authors.create(writer, input)).author_profile;
}

async function anArticle(author_id: string) {
  const { content: _, ...input } = ArticleInput.parse({ title: 'T', content: 'x', author_id });
  const out = { status: 'draft', stage: 'draft', stage_at: new Date(0).toISOString() } as const;
  const made = { content_key: 'one', author_name: 'Grace', table_of_contents: [], linked_ebooks: [], ...out };
  return domain.articles.insert(writer, { ...input, ...made });
}

/** An author who is being deleted, who takes over, and a round of the job that does it. */
async function leaving(job: string) {
  const [author, heir] = [await anAuthor('Grace'), await anAuthor('Heir')];
  const ask = { author_id: author.id, heir_id: heir.id };
  const begin = async () => {
    const use = await domain.findAuthorUse(author.id);
    await domain.transact([domain.leaveAuthorItem(use, heir.id, job), domain.arriveItem(heir.id)]);
  };
  const round = (position: string | undefined, stumbles = 0) =>
    domain.authorDeletionWalk.page(writer, { id: job, ask, position, stumbles } as JobRecord);
  return { author, heir, begin, round };
}

it('hands over no article that is being purged, which nobody counts any more', async () => {
  const { author, heir, begin, round } = await leaving('job_1');
  const [purged] = [await anArticle(author.id), await anArticle(author.id)];
  await domain.ArticleEntity.patch({ id: purged.id }).set({ list: 'purging' }).go();
  await domain.transact([domain.dropAuthorItem(author.id)]);
  await begin();
  expect(await round(undefined)).toMatchObject({ done: 1 });
  expect([(await domain.findAuthorUse(author.id)).uses, (await domain.findAuthorUse(heir.id)).uses]).toEqual([0, 1]);
});

it('waits between rounds while the index does not show what is still counted', async () => {
  const { author, begin, round } = await leaving('job_2');
  await domain.transact([domain.takeAuthorItem(author.id)]);
  await begin();
  const { next } = await round(undefined);
  await expect(round(next)).rejects.toThrow('Articles have the author that the index did not show');
  expect(await round(next, 1)).toMatchObject({ done: 0, next });
});

it('is left to the job that was asked for later', async () => {
  const { author, begin, round } = await leaving('job_3');
  await anArticle(author.id);
  await begin();
  const use = await domain.findAuthorUse(author.id);
  await domain.transact([domain.leaveAuthorItem(use, use.leaving_to ?? '', 'job_4')]);
  expect(await round(undefined)).toEqual({ done: 0, next: undefined });
  expect((await domain.findAuthorUse(author.id)).uses).toBe(1);
});
