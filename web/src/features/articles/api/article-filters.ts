import { type PostType, postTypeLabels, postTypes } from '#shared/articles/choices.ts';

/** The filters of the Knowledge Hub; blank means "any". Stored in the address under these names. */
export interface ArticleFilters {
  readonly search: string;
  readonly type: PostType | '';
  readonly category: string;
}
export const noFilters: ArticleFilters = { search: '', type: '', category: '' };

/** Reads the filters from an address; an unknown type counts as "any", and text is cut to the server's limits. */
export function readFilters(params: URLSearchParams): ArticleFilters {
  const text = (name: keyof ArticleFilters, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('search', 200),
    type: postTypes.find((type) => type === text('type', 60)) ?? '',
    category: text('category', 60),
  };
}

/** The active filters, in words. */
export const filterWords = ({ search, type, category }: ArticleFilters): readonly string[] =>
  [search && `“${search}”`, type && postTypeLabels[type], category].filter(Boolean);
