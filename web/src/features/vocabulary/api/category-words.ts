import { href } from '#shared/pages/href.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';

/** Why a category that the code names keeps its name and stays. */
export const fixedWords = 'Built in: the shop relies on this name, so it can be neither renamed nor deleted.';

/** The list of the things that have a category, where it can be filtered by it. */
export function usesPage({ kind, name, usage_count }: AdminCategory): string | undefined {
  if (usage_count === 0) return undefined;
  if (kind === 'ebook') return href('adminEbooks', { category: name });
  if (kind === 'article') return href('adminArticles', { category: name });
  return kind === 'tool' ? href('adminAiTools', { category: name }) : undefined;
}
