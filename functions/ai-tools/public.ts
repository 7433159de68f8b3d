import type { Page } from '#shared/kernel/page.ts';
import { currentAiTools } from './ai-tool.copy.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';
import { raiseCount } from './count.repo.ts';
import { findPublishedAiTool } from './published-ai-tool.ts';

/** What other domains may ask of the AI tools. They need the table and nothing else. */

/** Counts a view of a published tool; what is none is not counted. */
export async function countView(slug: string): Promise<void> {
  const tool = await findPublishedAiTool(slug);
  if (tool) await raiseCount(tool.id, 'views');
}

export type ToolMeta = Pick<
  StoredAiTool,
  'id' | 'slug' | 'name' | 'description' | 'category' | 'logo' | 'meta_title' | 'meta_description' | 'updated_at'
>;

const metaOf = (tool: StoredAiTool): ToolMeta => ({
  id: tool.id,
  slug: tool.slug,
  name: tool.name,
  description: tool.description,
  category: tool.category,
  logo: tool.logo,
  meta_title: tool.meta_title,
  meta_description: tool.meta_description,
  updated_at: tool.updated_at,
});

/** What the head of a tool's page says; an earlier slug answers with the present one. */
export async function findToolMeta(slug: string): Promise<ToolMeta | undefined> {
  const tool = await findPublishedAiTool(slug);
  return tool && metaOf(tool);
}

/** What the API answers, for pages that bring it along. Loaded when asked for. */
export async function toolAnswers() {
  const [{ listAiTools, aiToolCategories }, { getAiTool }] = await Promise.all([
    import('./ai-tool-list.service.ts'),
    import('./ai-tool-page.service.ts'),
  ]);
  return { listAiTools, aiToolCategories, getAiTool };
}

/** All published tools, for the sitemap: they are in memory anyway, so the first page is the only one. */
export async function listPublishedTools(): Promise<Page<ToolMeta>> {
  return { items: (await currentAiTools()).published.map(metaOf) };
}
