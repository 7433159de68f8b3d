import { idOfSlug } from '#lib/table/slug.ts';
import { type AiTools, currentAiTools } from './ai-tool.copy.ts';
import { aiToolSlugs } from './ai-tool.entity.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';

/** How many alternatives a tool is shown with. */
const alternatives = 3;

/** A published tool by its current or a former slug. Reads the table for former slugs only. */
export async function findPublishedAiTool(slug: string): Promise<StoredAiTool | undefined> {
  const { published } = await currentAiTools();
  const found = published.find((tool) => tool.slug === slug);
  if (found) return found;
  const id = await idOfSlug(aiToolSlugs, slug);
  return id === undefined ? undefined : published.find((tool) => tool.id === id);
}

type Work = Pick<StoredAiTool, 'category' | 'subcategory'>;

/** Whether two tools do the same work. A category alone is too wide for that, unless nothing more is known of one. */
const doSameWork = (one: Work, other: Work): boolean =>
  other.category === one.category && (other.subcategory === one.subcategory || !one.subcategory || !other.subcategory);

/** What could be used instead of a tool. */
export const alternativesTo = (tool: StoredAiTool, { published }: Pick<AiTools, 'published'>): StoredAiTool[] =>
  published.filter((other) => other.id !== tool.id && doSameWork(tool, other)).slice(0, alternatives);
