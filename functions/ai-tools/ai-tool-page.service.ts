import { nowIso } from '#lib/clock.ts';
import { notFound } from '#lib/errors.ts';
import type { RequestInfo } from '#lib/http/event.ts';
import { isFirstToday } from '#lib/once/first-today.ts';
import type { AiToolPage } from '#shared/ai-tools/ai-tool.ts';
import { currentAiTools } from './ai-tool.copy.ts';
import { toCard, toPage, zeroCounts } from './ai-tool.view.ts';
import { allCounts, raiseCount } from './count.repo.ts';
import { alternativesTo, findPublishedAiTool } from './published-ai-tool.ts';

/** What visitors do with one tool. Separate from the admin code, for functions that only read. */

export const unknownAiTool = () => notFound('AI tool not found');

export async function getAiTool(slug: string): Promise<AiToolPage> {
  const tool = await findPublishedAiTool(slug);
  if (!tool) throw unknownAiTool();
  const [directory, counts] = await Promise.all([currentAiTools(), allCounts()]);
  const others = alternativesTo(tool, directory).map((other) => toCard(other, counts.get(other.id) ?? zeroCounts));
  return toPage(tool, counts.get(tool.id) ?? zeroCounts, others);
}

/** Counts a visit to a published tool's site, once per visitor and day (UTC). */
export async function clickAiTool(id: string, request: RequestInfo): Promise<{ success: true }> {
  const { published } = await currentAiTools();
  if (!published.some((tool) => tool.id === id)) throw unknownAiTool();
  if (await isFirstToday(request, nowIso().slice(0, 10), `click ${id}`)) await raiseCount(id, 'clicks');
  return { success: true };
}
