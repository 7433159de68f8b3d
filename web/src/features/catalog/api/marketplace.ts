import { marketplaceEbooks } from '#shared/catalog/choices.ts';
import { allEbooksQuery } from '#shared/catalog/queries.ts';
import { useApiPage, usePageQuery, useRetryFailed } from '#web/lib/api/swr.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import { type EbookFilters, filterBody } from './ebook-filters.ts';

/** The ebooks that match, or all of them. `isUpdating`: the data is still that of the previous filters. */
export function useMarketplace(filters: EbookFilters) {
  const body = filterBody(filters);
  const query = { limit: marketplaceEbooks };
  const all = usePageQuery(body ? null : allEbooksQuery());
  const found = useApiPage(body ? 'POST /ebooks/filter' : null, { query, body: body ?? {} });
  const retry = useRetryFailed();
  const { data, error } = body ? found : all;
  const { latest: page, isUpdating } = useKeepPrevious({ data, error });
  return { page, error, isUpdating, retry };
}
