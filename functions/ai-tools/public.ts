import type { ReplaceName } from '#lib/managed/replace-name.ts';
import type { Page } from '#shared/kernel/page.ts';
import { currentAiTools } from './ai-tool.copy.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';
import { raiseCount } from './count.repo.ts';
import { findPublishedAiTool } from './published-ai-tool.ts';

/** What other domains may use of the AI tools. It needs the table and nothing else. */

/** Counts a view of a published tool; ignores unknown slugs. */
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

/** What the head of a tool's page contains; a former slug finds the tool with its current one. */
export async function findToolMeta(slug: string): Promise<ToolMeta | undefined> {
  const tool = await findPublishedAiTool(slug);
  return tool && metaOf(tool);
}

/** API responses for pages to embed. Loaded on demand. */
export async function toolAnswers() {
  const [{ listAiTools, aiToolCategories }, { getAiTool }] = await Promise.all([
    import('./ai-tool-list.service.ts'),
    import('./ai-tool-page.service.ts'),
  ]);
  return { listAiTools, aiToolCategories, getAiTool };
}

/** All published tools in a single page, for the sitemap: they are in memory anyway. */
export async function listPublishedTools(): Promise<Page<ToolMeta>> {
  return { items: (await currentAiTools()).published.map(metaOf) };
}

/** Gives what is sorted by a term of the vocabulary another name of it, page by page. Loaded on demand. */
export const replaceName: ReplaceName = async (...page) =>
  (await import('./ai-tool.service.ts')).aiTools.replaceName(...page);
