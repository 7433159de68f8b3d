import { useState } from 'react';
import { marketplaceEbooks } from '#shared/catalog/choices.ts';
import { useApiPage, useRetryFailed } from '#web/lib/swr.ts';
import { type EbookFilters, filterBody } from './ebook-filters.ts';

/** What is shown while the next answer is on its way: the last one. */
function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The ebooks that match, or all of them. `isUpdating`: what is shown still belongs to the filters before. */
export function useMarketplace(filters: EbookFilters) {
  const body = filterBody(filters);
  const query = { limit: marketplaceEbooks };
  const all = useApiPage(body ? null : 'GET /ebooks/public', { query });
  const found = useApiPage(body ? 'POST /ebooks/filter' : null, { query, body: body ?? {} });
  const retry = useRetryFailed();
  const { data, error } = body ? found : all;
  const page = useLast(data);
  return { page, error, isUpdating: page !== data, retry };
}
