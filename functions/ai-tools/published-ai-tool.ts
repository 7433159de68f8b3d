import { idOfSlug } from '#lib/table/slug.ts';
import { type AiTools, currentAiTools } from './ai-tool.copy.ts';
import { aiToolSlugs } from './ai-tool.entity.ts';
import type { StoredAiTool } from './ai-tool.repo.ts';

/** How many others of its category stand below a tool. */
const alternatives = 3;

/** A published tool by its slug, or by one that it had before. Asks the table for former slugs only. */
export async function findPublishedAiTool(slug: string): Promise<StoredAiTool | undefined> {
  const { published } = await currentAiTools();
  const found = published.find((tool) => tool.slug === slug);
  if (found) return found;
  const id = await idOfSlug(aiToolSlugs, slug);
  return id === undefined ? undefined : published.find((tool) => tool.id === id);
}

export const alternativesTo = ({ id, category }: StoredAiTool, { published }: AiTools): StoredAiTool[] =>
  published.filter((other) => other.category === category && other.id !== id).slice(0, alternatives);
