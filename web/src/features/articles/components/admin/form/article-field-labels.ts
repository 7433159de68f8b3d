import {
  articleLevels,
  articleStatuses,
  companySizeLabels,
  companySizes,
  resourceTypes,
  schemaTypes,
} from '#shared/articles/choices.ts';
import type { ArticleValues } from '../../../api/admin/article-values.ts';
import { articleStatusLabels } from '../article-labels.ts';

/** The labels of the form's fields. */
export const fieldLabels: Readonly<Record<keyof ArticleValues, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  difficulty_level: 'Difficulty level',
  prerequisites: 'Prerequisites',
  industry: 'Industry',
  company_size: 'Company size',
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  resource_type: 'Resource type',
  download_url: 'Download URL',
  external_url: 'External URL',
  related_ebooks: 'Related ebooks',
  slug: 'Address',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
  focus_keyword: 'Focus keyword',
  keywords: 'Keywords',
  schema_type: 'Schema type',
  status: 'Status',
  scheduled_at: 'Publish at',
  author_id: 'Author',
  post_type: 'Post type',
  category: 'Category',
  subcategory: 'Subcategory',
  tags: 'Tags',
  reading_time: 'Reading time (minutes)',
  is_featured: 'Featured article',
  allow_comments: 'Allow comments',
  featured_image: 'Featured image',
  gallery_images: 'Gallery',
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const none = { value: '', label: 'None' };
const named = (values: readonly string[]) => values.map((value) => ({ value, label: capital(value) }));

export const statusOptions = articleStatuses.map((value) => ({ value, label: articleStatusLabels[value] }));
export const levelOptions = [none, ...named(articleLevels)];
export const companySizeOptions = [none, ...companySizes.map((value) => ({ value, label: companySizeLabels[value] }))];
export const resourceTypeOptions = [none, ...named(resourceTypes)];
export const schemaTypeOptions = schemaTypes.map((value) => ({ value, label: value }));
