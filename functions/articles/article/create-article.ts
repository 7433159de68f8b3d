import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { newId } from '#lib/ids.ts';
import { saved } from '#lib/managed/answer.ts';
import { writeBeside } from '#lib/objects/write-beside.ts';
import type { ArticleInput } from '#shared/articles/article.ts';
import { headingsOf } from '#shared/articles/headings.ts';
import { nameOfAuthor } from '../author/author.repo.ts';
import { cleaned, excerptOf } from './article.html.ts';
import { textObject } from './article.text.ts';
import { detailWith } from './article.view.ts';
import { articles, type SavedArticle } from './articles.ts';
import { publicationOf, stageOf } from './publication.ts';

/** What a seed chooses of an article: it meets its own ones again by their ids. */
interface Origin {
  readonly id: string;
  readonly created_at: string;
  readonly published_at?: string;
}
const hereAndNow = (): Origin => ({ id: newId('article'), created_at: nowIso() });

async function newArticle({ content: _, scheduled_at, ...input }: ArticleInput, html: string, origin: Origin) {
  const publication = publicationOf({ published_at: origin.published_at }, { status: input.status, scheduled_at });
  return {
    ...input,
    ...publication,
    ...stageOf({ ...publication, updated_at: origin.created_at }),
    excerpt: input.excerpt || (await excerptOf(html)),
    author_name: await nameOfAuthor(input.author_id),
    table_of_contents: headingsOf(html),
  };
}

export async function createArticle(writer: Writer, input: ArticleInput, origin = hereAndNow()): Promise<SavedArticle> {
  const html = await cleaned(input.content, 'Please fill in title, content, and select an author');
  const text = textObject(origin.id, html);
  const article = { ...(await newArticle(input, html, origin)), content_key: text.key };
  const created = await writeBeside([text], () => articles.insert(writer, article, origin));
  const detail = detailWith(created, { content: html, view_count: 0, draft: null });
  return saved('article', 'Article created successfully', detail);
}
