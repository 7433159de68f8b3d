import type { AdminAiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { toolStatuses } from '#shared/ai-tools/choices.ts';
import type { ToolValues } from '../../api/admin/tool-values.ts';

/** The labels of the form's fields. */
export const toolLabels: Readonly<Record<keyof ToolValues, string>> = {
  name: 'Name',
  slug: 'Address',
  description: 'Description',
  detailed_description: 'Detailed description',
  category: 'Category',
  subcategory: 'Subcategory',
  status: 'Status',
  pricing_model: 'Pricing model',
  price_range: 'Price range',
  website_url: 'Website',
  affiliate_url: 'Affiliate link',
  pricing_url: 'Pricing page',
  demo_url: 'Demo',
  demo_video: 'Demo video',
  logo: 'Logo',
  screenshots: 'Screenshots',
  gallery_images: 'Gallery',
  tags: 'Tags',
  platforms: 'Platforms',
  key_features: 'Key features',
  use_cases: 'Use cases',
  target_audience: 'Target audience',
  is_featured: 'Featured',
  is_sponsored: 'Sponsored',
  meta_title: 'Meta title',
  meta_description: 'Meta description',
};

export const statusLabels: Readonly<Record<AdminAiToolCard['status'], string>> = {
  draft: 'Draft',
  published: 'Published',
  archived: 'Archived',
  trash: 'Trash',
};
export const statusOptions = toolStatuses.map((value) => ({ value, label: statusLabels[value] }));
