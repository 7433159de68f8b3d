import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findArticle } from '#functions/articles/article/article.repo.ts';
import { createArticle } from '#functions/articles/article/article-writing.service.ts';
import { findAuthor } from '#functions/articles/author/author.repo.ts';
import { authors } from '#functions/articles/author/author.service.ts';
import { ArticleInput } from '#shared/articles/article.ts';
import { AuthorInput } from '#shared/articles/author.ts';
import { curlyHtml } from '#shared/kernel/typography.ts';
import type { SeedArticle } from './articles/article.ts';
import { relatedBooks } from './articles/related-books.ts';
import { articles } from './articles.ts';
import { editors } from './editors.ts';
import { seedId } from './ids.ts';

/** The actor of these acts in the log. */
const seed = { id: 'seed', name: 'Seed' };

const folder = fileURLToPath(new URL('content/articles/', import.meta.url));

const authorId = seedId('author', 'rampart-editors');

/** A case study as its form has it: one result per line. */
function caseOf(article: SeedArticle): Partial<ArticleInput> {
  if (article.post_type !== 'case-study') return {};
  const { results, ...part } = article.case_study;
  return { ...part, results: results.join('\n') };
}

async function seedArticle(article: SeedArticle): Promise<void> {
  const id = seedId('article', article.slug);
  if (await findArticle(id)) return;
  const input = ArticleInput.parse({
    ...article,
    ...caseOf(article),
    content: curlyHtml(readFileSync(`${folder}${article.slug}.html`, 'utf8')),
    author_id: authorId,
    related_ebooks: relatedBooks[article.slug]?.map((book) => seedId('ebook', book)),
    status: 'published',
  });
  const { published_at } = article;
  await createArticle(seed, input, { id, created_at: published_at, published_at });
}

/** The editors and the articles they sign. */
export async function seedArticles(): Promise<void> {
  if (!(await findAuthor(authorId))) await authors.create(seed, AuthorInput.parse(editors), { id: authorId });
  for (const article of articles) await seedArticle(article);
}
