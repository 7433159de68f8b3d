import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';

/** What the directory is narrowed to; blank for "any". They live in the address under these names. */
export interface ToolFilters {
  readonly search: string;
  readonly category: string;
  readonly featured: boolean;
}
export const noFilters: ToolFilters = { search: '', category: '', featured: false };

/** Reads an address; nothing is longer than the server takes. */
export const readFilters = (params: URLSearchParams): ToolFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  category: (params.get('category') ?? '').trim().slice(0, 60),
  featured: params.get('featured') === 'true',
});

export const isNarrowed = ({ search, category, featured }: ToolFilters): boolean =>
  search !== '' || category !== '' || featured;

type Searched = Pick<AiToolCard, 'name' | 'description' | 'tags'>;

/** The tools in whose name, description or tags each word that is searched for begins one. */
export const foundTools = <T extends Searched>(tools: readonly T[], search: string): readonly T[] =>
  tools.filter(({ name, description, tags }) => hasWords(wordsOf(name, description, ...tags), search));
