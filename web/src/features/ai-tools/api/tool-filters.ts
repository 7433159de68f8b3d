import type { AiToolCard } from '#shared/ai-tools/ai-tool.ts';

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

/** The tools whose name, description or tags hold every word that is searched for. */
export function foundTools<T extends Searched>(tools: readonly T[], search: string): readonly T[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return tools.filter(({ name, description, tags }) => {
    const text = [name, description, ...tags].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
