import { pageOf } from '#lib/table/page.ts';
import type { AdminAiToolCard, AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import type { aiToolsApi } from '#shared/ai-tools/api.ts';
import { type ToolStatus, toolStatuses } from '#shared/ai-tools/choices.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import { hasWords } from '#shared/kernel/words.ts';
import { currentAiTools, freshAiTools, listed } from './ai-tool.copy.ts';
import { findTrashedAiTools, type StoredAiTool } from './ai-tool.repo.ts';
import { toAdminCard, toCard, zeroCounts } from './ai-tool.view.ts';
import { allCounts, type ToolCounts } from './count.repo.ts';

type PublicFilters = QueryOf<typeof aiToolsApi.listAiTools>;
type AdminFilters = QueryOf<typeof aiToolsApi.adminListAiTools>;

async function shown<T>(
  { items, next, total }: Page<StoredAiTool>,
  show: (tool: StoredAiTool, counts: ToolCounts) => T,
): Promise<Page<T>> {
  const counts = await allCounts();
  return { items: items.map((tool) => show(tool, counts.get(tool.id) ?? zeroCounts)), next, total };
}

/** Published tools, featured ones first. */
export async function listAiTools({ category, featured_only, ...query }: PublicFilters): Promise<Page<AiToolCard>> {
  const { published } = await currentAiTools();
  const found = published.filter(
    (tool) => (!category || tool.category === category) && (!featured_only || tool.is_featured),
  );
  return shown(pageOf(found, query), toCard);
}

export async function aiToolCategories(): Promise<{ categories: string[] }> {
  const { published } = await currentAiTools();
  const categories = [...new Set(published.map(({ category }) => category))];
  return { categories: categories.sort((a, b) => a.localeCompare(b)) };
}

/** The trash is read from the table, latest deletion first; everything else from the copy in memory. */
export async function adminListAiTools({
  category,
  status,
  search,
  ...query
}: AdminFilters): Promise<Page<AdminAiToolCard>> {
  const all = status === 'trash' ? (await findTrashedAiTools()).map(listed) : (await freshAiTools()).all;
  const isIn = (tool: StoredAiTool) => !category || tool.category === category || tool.subcategory === category;
  const hasStatus = (tool: StoredAiTool) => !status || status === 'trash' || tool.status === status;
  const found = all.filter(({ tool, words }) => isIn(tool) && hasStatus(tool) && hasWords(words, search));
  const tools = found.map(({ tool }) => tool);
  return shown(pageOf(tools, query), toAdminCard);
}

/** Counts of everything outside the trash. */
export async function aiToolSummary() {
  const [{ all }, counts] = await Promise.all([freshAiTools(), allCounts()]);
  const tools = all.map(({ tool }) => tool);
  const having = (status: ToolStatus) => tools.filter((tool) => tool.status === status).length;
  const sum = (what: keyof ToolCounts) => tools.reduce((total, { id }) => total + (counts.get(id)?.[what] ?? 0), 0);
  const byStatus = Object.fromEntries(toolStatuses.map((status) => [status, having(status)]));
  return {
    ...(byStatus as Record<ToolStatus, number>),
    total: tools.length,
    featured: tools.filter(({ is_featured }) => is_featured).length,
    view_count: sum('views'),
    click_count: sum('clicks'),
  };
}
