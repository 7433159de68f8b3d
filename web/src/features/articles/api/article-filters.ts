import { type PostType, postTypeLabels, postTypes } from '#shared/articles/choices.ts';

/** What the Knowledge Hub is narrowed to; each is blank for "any". They live in the address under these names. */
export interface ArticleFilters {
  readonly search: string;
  readonly type: PostType | '';
  readonly category: string;
}
export const noFilters: ArticleFilters = { search: '', type: '', category: '' };

/** Reads an address; what is no type counts as "any", and nothing is longer than the server takes. */
export function readFilters(params: URLSearchParams): ArticleFilters {
  const text = (name: keyof ArticleFilters, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('search', 200),
    type: postTypes.find((type) => type === text('type', 60)) ?? '',
    category: text('category', 60),
  };
}

/** What is set, in words. */
export const filterWords = ({ search, type, category }: ArticleFilters): readonly string[] =>
  [search && `“${search}”`, type && postTypeLabels[type], category].filter(Boolean);
