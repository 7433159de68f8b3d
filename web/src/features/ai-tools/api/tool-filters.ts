import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';

/** The filters of the directory; blank means "any". Stored in the address under these names. */
export interface ToolFilters {
  readonly search: string;
  readonly category: string;
  readonly featured: boolean;
}
export const noFilters: ToolFilters = { search: '', category: '', featured: false };

/** Reads the filters from an address, cut to the lengths the server accepts. */
export const readFilters = (params: URLSearchParams): ToolFilters => ({
  search: (params.get('search') ?? '').trim().slice(0, 200),
  category: (params.get('category') ?? '').trim().slice(0, 60),
  featured: params.get('featured') === 'true',
});

export const isNarrowed = ({ search, category, featured }: ToolFilters): boolean =>
  search !== '' || category !== '' || featured;

type Searched = Pick<AiToolCard, 'name' | 'description' | 'tags'>;

/** The tools where every search term is the prefix of a word in the name, description or tags. */
export const foundTools = <T extends Searched>(tools: readonly T[], search: string): readonly T[] =>
  tools.filter(({ name, description, tags }) => hasWords(wordsOf(name, description, ...tags), search));
