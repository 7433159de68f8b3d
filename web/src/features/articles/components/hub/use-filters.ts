import { type AddressFilters, useAddressFilters } from '#web/lib/list/use-address-filters.ts';
import { type ArticleFilters, noFilters, readFilters } from '../../api/article-filters.ts';

const format = { none: noFilters, read: readFilters };

export type UseFilters = AddressFilters<ArticleFilters>;
export const useFilters = (): UseFilters => useAddressFilters(format);
