import type {
  AdminArticle,
  AdminArticleDetail,
  ArticleCard,
  ArticleDraft,
  BlogPost,
} from '#shared/articles/article.ts';
import type { StoredAuthor } from '../author/author.repo.ts';
import { toPublicAuthor } from '../author/author.view.ts';
import { findDraft, type StoredDraft } from '../revision/revision.repo.ts';
import { viewsOf } from '../view/view.service.ts';
import type { StoredArticle } from './article.repo.ts';
import { draftOfKey, readDraftFields, readText } from './article.text.ts';

/** The part of an article that lists keep in memory. */
export type ListedArticle = Pick<StoredArticle, (typeof cardFields)[number]>;
export const cardFields = [
  'id',
  'slug',
  'title',
  'excerpt',
  'post_type',
  'author_id',
  'author_name',
  'category',
  'tags',
  'status',
  'is_featured',
  'featured_image',
  'reading_time',
  'difficulty_level',
  'scheduled_at',
  'published_at',
  'created_at',
  'updated_at',
  'deleted_at',
  'revision',
] as const;

type Known = Pick<ArticleCard, 'view_count'> & { readonly author_name: string };

export const toCard = (article: ListedArticle, { view_count, author_name }: Known): ArticleCard => ({
  id: article.id,
  slug: article.slug,
  title: article.title,
  excerpt: article.excerpt,
  post_type: article.post_type,
  category: article.category,
  tags: article.tags,
  author_name,
  featured_image: article.featured_image,
  is_featured: article.is_featured,
  reading_time: article.reading_time,
  difficulty_level: article.difficulty_level ?? null,
  view_count,
  published_at: article.published_at ?? null,
  created_at: article.created_at,
  updated_at: article.updated_at,
});

export const toAdminArticle = (article: ListedArticle, known: Known): AdminArticle => ({
  ...toCard(article, known),
  author_id: article.author_id,
  status: article.deleted_at ? 'trash' : article.status,
  scheduled_at: article.scheduled_at ?? null,
  deleted_at: article.deleted_at ?? null,
  revision: article.revision,
});

/** What only the article's own page shows. */
const toText = (article: StoredArticle, content: string): Omit<BlogPost, keyof ArticleCard | 'author_profile'> => ({
  content,
  subcategory: article.subcategory,
  gallery_images: article.gallery_images,
  seo_data: article.seo_data,
  allow_comments: article.allow_comments,
  table_of_contents: article.table_of_contents,
  prerequisites: article.prerequisites,
  industry: article.industry,
  company_size: article.company_size ?? null,
  challenge: article.challenge,
  solution: article.solution,
  results: article.results,
  resource_type: article.resource_type ?? null,
  download_url: article.download_url,
  external_url: article.external_url,
  related_ebooks: article.related_ebooks ?? [],
});

/** What a reader's page shows in addition to the item. */
interface BesideReading extends Pick<BlogPost, 'content' | 'view_count'> {
  readonly author: StoredAuthor | undefined;
}

/** An article for its readers, without further reads. */
export const blogPostOf = (article: StoredArticle, { content, view_count, author }: BesideReading): BlogPost => ({
  ...toCard(article, { view_count, author_name: author?.name ?? article.author_name }),
  ...toText(article, content),
  author_profile: author ? toPublicAuthor(author) : null,
});

/** An article for its readers. */
export async function toBlogPost(article: StoredArticle, author: StoredAuthor | undefined): Promise<BlogPost> {
  const [content, view_count] = await Promise.all([readText(article.content_key), viewsOf(article.id)]);
  return blogPostOf(article, { content, view_count, author });
}

/**
 * The autosaved draft of an article. Retries once when it is replaced while being read; one whose fields are gone is
 * empty, so that it can be replaced.
 */
async function draftOf(id: string, tried = 1): Promise<ArticleDraft | null> {
  const draft = await findDraft(id);
  if (!draft) return null;
  const fields = await readDraftFields(draft.fields_key);
  if (!fields && tried < 2) return draftOf(id, tried + 1);
  return toDraft(draft, fields ?? {});
}

/** A draft for its writers. */
export const toDraft = (
  { fields_key, saved_at, saved_by, revision }: StoredDraft,
  fields: ArticleDraft['fields'],
): ArticleDraft => ({ id: draftOfKey(fields_key), saved_at, saved_by, revision, fields });

/** What an article's writer sees in addition to its item. */
type Beside = Pick<AdminArticleDetail, 'content' | 'view_count' | 'draft'>;

/** Read before a save, so the response needs no further reads. */
export async function readBesideArticle({ id, content_key }: StoredArticle): Promise<Beside> {
  const [content, view_count, draft] = await Promise.all([readText(content_key), viewsOf(id), draftOf(id)]);
  return { content, view_count, draft };
}

/** An article for its writer, without further reads: nothing may fail after a commit. */
export const detailWith = (article: StoredArticle, { content, view_count, draft }: Beside): AdminArticleDetail => ({
  ...toAdminArticle(article, { view_count, author_name: article.author_name }),
  ...toText(article, content),
  draft,
});

export const toDetail = async (article: StoredArticle): Promise<AdminArticleDetail> =>
  detailWith(article, await readBesideArticle(article));
