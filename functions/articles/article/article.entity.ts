import { CustomAttributeType, Entity } from 'electrodb';
import { kept, withSlug, withTrash } from '#lib/managed/attributes.ts';
import { flag, number, text, texts } from '#lib/table/attributes.ts';
import { tableConfiguration } from '#lib/table/client.ts';
import { indexKey, itemKey } from '#lib/table/keys.ts';
import { defineList } from '#lib/table/list-mark.ts';
import { defineSlugs } from '#lib/table/slug.ts';
import type { BlogPost } from '#shared/articles/article.ts';
import { articleLevels, articleStatuses, companySizes, postTypes, resourceTypes } from '#shared/articles/choices.ts';
import type { ArticleHeading } from '#shared/articles/headings.ts';

/** All articles. A change to an author counts as a change to this list. */
export const articleList = defineList('articles');
export const articleSlugs = defineSlugs('article');

/** An article without its text, which is a separate HTML object under `content_key`. */
export const ArticleEntity = new Entity(
  {
    model: { entity: 'article', version: '1', service: 'rampart' },
    attributes: {
      ...kept,
      ...withSlug,
      ...withTrash,
      title: text,
      excerpt: text,
      content_key: text,
      post_type: { type: postTypes, required: true },
      author_id: text,
      /** As it was at the last change; lists show the author's current name. */
      author_name: text,
      category: text,
      subcategory: text,
      tags: texts,
      status: { type: articleStatuses, required: true },
      is_featured: flag,
      featured_image: text,
      gallery_images: texts,
      seo_data: { type: CustomAttributeType<BlogPost['seo_data']>('any'), required: true },
      reading_time: number,
      allow_comments: flag,
      table_of_contents: { type: CustomAttributeType<ArticleHeading[]>('any'), required: true },
      difficulty_level: { type: articleLevels },
      prerequisites: texts,
      industry: text,
      company_size: { type: companySizes },
      challenge: text,
      solution: text,
      results: text,
      resource_type: { type: resourceTypes },
      download_url: text,
      external_url: text,
      related_ebooks: { type: 'list', items: { type: 'string', required: true } },
      /** Those that links in the text lead to. */
      linked_ebooks: texts,
      scheduled_at: { type: 'string' },
      published_at: { type: 'string' },
      stage: { type: [...articleStatuses, 'trash'] as const, required: true },
      /** When it was published, is due, or was deleted; else when it was changed. */
      stage_at: text,
    },
    indexes: {
      byId: itemKey(['id']),
      inListByTime: indexKey(1, ['list'], ['listed_at', 'id']),
      inStageByTime: indexKey(2, ['stage'], ['stage_at', 'id']),
      ofAuthor: indexKey(3, ['author_id'], ['id']),
    },
  },
  tableConfiguration,
);
