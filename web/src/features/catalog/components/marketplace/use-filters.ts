import { type AddressFilters, useAddressFilters } from '#web/lib/list/use-address-filters.ts';
import { type EbookFilters, noFilters, readFilters } from '../../api/ebook-filters.ts';

const format = { none: noFilters, read: readFilters };

export type UseFilters = AddressFilters<EbookFilters>;
export const useFilters = (): UseFilters => useAddressFilters(format);
