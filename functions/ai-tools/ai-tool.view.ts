import type { AdminAiTool, AdminAiToolCard, AiToolCard, AiToolPage } from '#shared/ai-tools/ai-tool.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';
import type { ToolCounts } from './count.repo.ts';

/** A tool as visitors and admins see it. */

export const zeroCounts: ToolCounts = { views: 0, clicks: 0 };

export const toCard = (tool: StoredAiTool, { views, clicks }: ToolCounts): AiToolCard => ({
  id: tool.id,
  slug: tool.slug,
  name: tool.name,
  description: tool.description,
  logo: tool.logo,
  category: tool.category,
  tags: tool.tags,
  website_url: tool.website_url,
  affiliate_url: tool.affiliate_url,
  pricing_model: tool.pricing_model,
  price_range: tool.price_range,
  is_featured: tool.is_featured,
  is_sponsored: tool.is_sponsored,
  rating: tool.rating,
  view_count: views,
  click_count: clicks,
  updated_at: tool.updated_at,
});

/** What a card leaves out. */
const detailsOf = (tool: StoredAiTool) => ({
  detailed_description: tool.detailed_description,
  screenshots: tool.screenshots,
  demo_video: tool.demo_video,
  gallery_images: tool.gallery_images,
  subcategory: tool.subcategory,
  pricing_url: tool.pricing_url,
  demo_url: tool.demo_url,
  platforms: tool.platforms,
  key_features: tool.key_features,
  use_cases: tool.use_cases,
  target_audience: tool.target_audience,
  meta_title: tool.meta_title,
  meta_description: tool.meta_description,
});

export const toPage = (tool: StoredAiTool, counts: ToolCounts, alternatives: AiToolCard[]): AiToolPage => ({
  ...toCard(tool, counts),
  ...detailsOf(tool),
  alternatives,
});

export const toAdminCard = (tool: StoredAiTool, counts: ToolCounts): AdminAiToolCard => ({
  ...toCard(tool, counts),
  subcategory: tool.subcategory,
  status: tool.list === 'trash' ? 'trash' : tool.status,
  created_at: tool.created_at,
  deleted_at: tool.deleted_at ?? null,
  revision: tool.revision,
});

export const toAdminTool = (tool: StoredAiTool, counts: ToolCounts): AdminAiTool => ({
  ...toAdminCard(tool, counts),
  ...detailsOf(tool),
});
