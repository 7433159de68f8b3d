import { idOfSlug } from '#lib/table/slug.ts';
import { type AiTools, currentAiTools } from './ai-tool.copy.ts';
import { aiToolSlugs } from './ai-tool.entity.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';

/** How many other tools of its category a tool is shown with. */
const alternatives = 3;

/** A published tool by its current or a former slug. Reads the table for former slugs only. */
export async function findPublishedAiTool(slug: string): Promise<StoredAiTool | undefined> {
  const { published } = await currentAiTools();
  const found = published.find((tool) => tool.slug === slug);
  if (found) return found;
  const id = await idOfSlug(aiToolSlugs, slug);
  return id === undefined ? undefined : published.find((tool) => tool.id === id);
}

export const alternativesTo = ({ id, category }: StoredAiTool, { published }: AiTools): StoredAiTool[] =>
  published.filter((other) => other.category === category && other.id !== id).slice(0, alternatives);
