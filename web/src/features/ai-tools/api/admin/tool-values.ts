import type { AdminAiTool } from '#shared/ai-tools/ai-tool.ts';
import { defaultToolCategory, toolStatuses } from '#shared/ai-tools/choices.ts';
import { commaSeparated, entriesOf, linesOf } from '#web/lib/form/entries.ts';
import type { AiToolFields } from './admin-ai-tools.ts';

/** The fields of the form as they are typed: lists with commas between their entries, images on a line each. */
export const valuesOf = (tool: AdminAiTool | null) => ({
  name: tool?.name ?? '',
  slug: tool?.slug ?? '',
  description: tool?.description ?? '',
  detailed_description: tool?.detailed_description ?? '',
  category: tool?.category ?? defaultToolCategory,
  subcategory: tool?.subcategory ?? '',
  // A tool in the trash comes back as a draft.
  status: toolStatuses.find((status) => status === tool?.status) ?? 'draft',
  pricing_model: tool?.pricing_model ?? ('freemium' as const),
  price_range: tool?.price_range ?? '',
  website_url: tool?.website_url ?? '',
  affiliate_url: tool?.affiliate_url ?? '',
  pricing_url: tool?.pricing_url ?? '',
  demo_url: tool?.demo_url ?? '',
  demo_video: tool?.demo_video ?? '',
  logo: tool?.logo ?? '',
  screenshots: tool?.screenshots.join('\n') ?? '',
  gallery_images: tool?.gallery_images.join('\n') ?? '',
  tags: tool?.tags ?? [],
  platforms: commaSeparated(tool?.platforms ?? []),
  key_features: commaSeparated(tool?.key_features ?? []),
  use_cases: commaSeparated(tool?.use_cases ?? []),
  target_audience: commaSeparated(tool?.target_audience ?? []),
  is_featured: tool?.is_featured ?? false,
  is_sponsored: tool?.is_sponsored ?? false,
  meta_title: tool?.meta_title ?? '',
  meta_description: tool?.meta_description ?? '',
});
export type ToolValues = ReturnType<typeof valuesOf>;

/** What is saved of them. */
export const fieldsOf = (values: ToolValues, tool: AdminAiTool | null): AiToolFields => ({
  ...values,
  screenshots: linesOf(values.screenshots),
  gallery_images: linesOf(values.gallery_images),
  platforms: entriesOf(values.platforms, tool?.platforms),
  key_features: entriesOf(values.key_features, tool?.key_features),
  use_cases: entriesOf(values.use_cases, tool?.use_cases),
  target_audience: entriesOf(values.target_audience, tool?.target_audience),
});
