import type { AdminArticleDetail, ArticleInput } from '#shared/articles/article.ts';
import {
  articleStatuses,
  defaultArticleCategory,
  defaultReadingTime,
  longestArticleTitle,
} from '#shared/articles/choices.ts';
import { commaSeparated, entriesOf, linesOf } from '#web/lib/form/entries.ts';
import { typedMoment, zonedTime } from '#web/lib/text/zoned-time.ts';

/** What the form is about: an article, or the beginning of one. */
export type EditedArticle = Omit<ArticleInput, 'status'> & Pick<AdminArticleDetail, 'status' | 'revision' | 'draft'>;

/** What an article is until something else is typed or chosen. */
export const newArticle: EditedArticle = {
  ...{ title: '', slug: '', excerpt: '', content: '', author_id: '', post_type: 'article', status: 'draft' },
  ...{ category: defaultArticleCategory, subcategory: '', tags: [], featured_image: '', gallery_images: [] },
  seo_data: { meta_title: '', meta_description: '', focus_keyword: '', keywords: [], schema_type: 'Article' },
  ...{ reading_time: defaultReadingTime, allow_comments: true, is_featured: false, scheduled_at: null },
  ...{ revision: 0, draft: null },
  ...{ difficulty_level: null, prerequisites: [], industry: '', company_size: null, challenge: '', solution: '' },
  ...{ results: '', resource_type: null, download_url: '', external_url: '', related_ebooks: [] },
};

/** The beginning of another one with the same text and fields: a draft with an address of its own, not featured. */
export const copyOf = ({ id: _, ...article }: AdminArticleDetail): EditedArticle => ({
  ...article,
  ...{ title: `Copy of ${article.title}`.slice(0, longestArticleTitle), slug: '', status: 'draft', scheduled_at: null },
  ...{ is_featured: false, revision: 0, draft: null },
});

/**
 * An article with what its draft changes. A draft from before the article was published, scheduled or archived does not
 * take that back.
 */
export function withDraft<Article extends EditedArticle>(article: Article): Article {
  const { draft } = article;
  if (!draft) return article;
  const { status = article.status, scheduled_at = article.scheduled_at, ...fields } = draft.fields;
  return { ...article, ...fields, ...(draft.revision === article.revision && { status, scheduled_at }) };
}

/** The fields as they are typed, in page order: lists with commas between their entries, times in the site's time zone. */
export const articleValues = (article: EditedArticle, timeZone: string) => ({
  title: article.title,
  excerpt: article.excerpt,
  content: article.content,
  difficulty_level: article.difficulty_level ?? ('' as const),
  prerequisites: commaSeparated(article.prerequisites),
  industry: article.industry,
  company_size: article.company_size ?? ('' as const),
  challenge: article.challenge,
  solution: article.solution,
  results: article.results,
  resource_type: article.resource_type ?? ('' as const),
  download_url: article.download_url,
  external_url: article.external_url,
  related_ebooks: article.related_ebooks,
  slug: article.slug,
  meta_title: article.seo_data.meta_title,
  meta_description: article.seo_data.meta_description,
  focus_keyword: article.seo_data.focus_keyword,
  keywords: commaSeparated(article.seo_data.keywords),
  schema_type: article.seo_data.schema_type,
  // An article in the trash comes back as a draft.
  status: articleStatuses.find((status) => status === article.status) ?? ('draft' as const),
  scheduled_at: article.scheduled_at ? zonedTime(article.scheduled_at, timeZone) : '',
  author_id: article.author_id,
  post_type: article.post_type,
  category: article.category,
  subcategory: article.subcategory,
  tags: article.tags,
  reading_time: String(article.reading_time),
  is_featured: article.is_featured,
  allow_comments: article.allow_comments,
  featured_image: article.featured_image,
  gallery_images: article.gallery_images.join('\n'),
});
export type ArticleValues = ReturnType<typeof articleValues>;

/** What was typed, or the usual time if it is no number. */
function minutesOf(text: string): number {
  const minutes = Number.parseInt(text, 10);
  return Number.isNaN(minutes) ? defaultReadingTime : minutes;
}

/** When it is to be published. */
const dueOf = (
  { status, scheduled_at: typed }: ArticleValues,
  before: string | null,
  timeZone: string,
): string | null => (status === 'scheduled' && typed !== '' ? typedMoment(typed, before, timeZone) : null);

/** What is saved of them. */
export function articleOf(values: ArticleValues, article: EditedArticle, timeZone: string): ArticleInput {
  const { meta_title, meta_description, focus_keyword, keywords, schema_type, ...same } = values;
  return {
    ...same,
    seo_data: {
      ...{ meta_title, meta_description, focus_keyword, schema_type },
      keywords: entriesOf(keywords, article.seo_data.keywords),
    },
    reading_time: minutesOf(values.reading_time),
    scheduled_at: dueOf(values, article.scheduled_at, timeZone),
    gallery_images: linesOf(values.gallery_images),
    prerequisites: entriesOf(values.prerequisites, article.prerequisites),
    difficulty_level: values.difficulty_level || null,
    company_size: values.company_size || null,
    resource_type: values.resource_type || null,
  };
}
