import type { ApiOptions } from '#web/lib/api/api-types.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { EbookUse, mostEbooks } from './ebook-use.tsx';

export interface EbookUseOfAllProps {
  /** What the list is narrowed down by. */
  readonly filter: Omit<NonNullable<ApiOptions<'GET /admin/ebooks'>['query']>, 'limit' | 'cursor'>;
}

/** The same of all that match, of which nobody has seen more than a page. */
export function EbookUseOfAll({ filter }: EbookUseOfAllProps) {
  const { data } = useApiPage('GET /admin/ebooks', { query: { ...filter, limit: mostEbooks } });
  if (!data) return null;
  if (data.next === undefined) return <EbookUse ebookIds={data.items.map(({ id }) => id)} />;
  return (
    <span role="status" className="mt-2 block">
      Articles and newsletters that lead to one of them are not looked for among more than {mostEbooks}.
    </span>
  );
}
