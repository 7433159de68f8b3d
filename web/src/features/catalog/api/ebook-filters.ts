import { difficultyLevels, type PriceRange, priceRanges } from '#shared/catalog/choices.ts';
import type { EbookFilter } from '#shared/catalog/ebook.ts';

/** The filters of the marketplace; blank means "any". Stored in the address under these names. */
export interface EbookFilters {
  readonly search: string;
  readonly framework: string;
  readonly category: string;
  readonly level: EbookFilter['difficulty_level'];
  readonly industry: string;
  readonly price: PriceRange | '';
}
export type FilterName = keyof EbookFilters;

export const noFilters: EbookFilters = { search: '', framework: '', category: '', level: '', industry: '', price: '' };
const filterNames = Object.keys(noFilters) as readonly FilterName[];

export const priceLabels: Readonly<Record<PriceRange, string>> = {
  free: 'Free',
  'under-50': 'Under $50',
  '50-100': '$50–100',
  'over-100': 'Over $100',
};

const oneOf = <V extends string>(choices: readonly V[], value: string): V | '' =>
  choices.find((choice) => choice === value) ?? '';

/** Reads the filters from an address; an unknown choice counts as "any", and text is cut to the server's limits. */
export function readFilters(params: URLSearchParams): EbookFilters {
  const text = (name: FilterName, max: number) => (params.get(name) ?? '').trim().slice(0, max);
  return {
    search: text('search', 200),
    framework: text('framework', 60),
    category: text('category', 60),
    level: oneOf(difficultyLevels, text('level', 60)),
    industry: text('industry', 60),
    price: oneOf(priceRanges, text('price', 60)),
  };
}

export interface ActiveFilter {
  readonly name: FilterName;
  readonly label: string;
}

const labelOf = (name: FilterName, value: string): string => {
  if (name === 'search') return `“${value}”`;
  return name === 'price' ? priceLabels[value as PriceRange] : value;
};

/** The active filters, in the order of the address. */
export const activeFilters = (filters: EbookFilters): readonly ActiveFilter[] =>
  filterNames.flatMap((name) => (filters[name] ? [{ name, label: labelOf(name, filters[name]) }] : []));

/** Filters as the server names them; blank means "any". */
const asked = (filters: EbookFilters): Required<EbookFilter> => ({
  search_query: filters.search,
  regulatory_source: filters.framework,
  difficulty_level: filters.level,
  category: filters.category,
  industry: filters.industry,
  price_range: filters.price,
});

/** Body of `POST /ebooks/filter`, or undefined without filters, when the plain list is requested. */
export const filterBody = (filters: EbookFilters): EbookFilter | undefined =>
  activeFilters(filters).length === 0 ? undefined : asked(filters);

/** The filters that are set, as the query of the choices; undefined without any. */
export function chosenFilters(filters: EbookFilters): Partial<EbookFilter> | undefined {
  const set = Object.entries(asked(filters)).filter(([, value]) => value !== '');
  return set.length === 0 ? undefined : Object.fromEntries(set);
}
