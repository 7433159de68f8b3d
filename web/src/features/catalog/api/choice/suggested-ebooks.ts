import { useMemo } from 'react';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useAllEbooks } from '../ebook-list.ts';
import { relatedEbooks } from '../related-ebooks.ts';

/** What readers see when nothing is chosen, once the typing of a topic pauses. Undefined until the shelf is loaded. */
export function useSuggestedEbooks(topics: readonly string[]): readonly EbookCard[] | undefined {
  const { data } = useAllEbooks();
  const joined = useDebounced(topics.join('\n'));
  return useMemo(() => data && relatedEbooks(data.items, { topics: joined.split('\n') }), [data, joined]);
}
