import { formatItems } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';

/** A tag or a category: what is said of both. */
export interface Term {
  readonly name: string;
  readonly usage_count: number;
}

export const things = (count: number): string => formatItems(count, 'thing');

export const usesWords = ({ usage_count }: Term): string =>
  usage_count === 0 ? 'Not used' : `Used by ${things(usage_count)}`;

/** What a new name does, while it is typed; nothing is said of a term that nothing has. */
export const renameWords = (term: Term | null, typed: string): string | undefined => {
  const isRenamed = term !== null && typed.trim() !== '' && typed.trim() !== term.name;
  return isRenamed && term.usage_count > 0 ? `${things(term.usage_count)} will get the new name` : undefined;
};

/** Why a category that the code names keeps its name and stays. */
export const fixedWords = 'Built in: the shop relies on this name, so it can be neither renamed nor deleted.';

/** The list of the things that have a category, where it can be filtered by it. */
export function usesPage({ kind, name, usage_count }: AdminCategory): string | undefined {
  if (usage_count === 0) return undefined;
  if (kind === 'ebook') return href('adminEbooks', { category: name });
  return kind === 'tool' ? href('adminAiTools', { category: name }) : undefined;
}
