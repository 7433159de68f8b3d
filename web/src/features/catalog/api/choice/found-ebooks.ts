import { useApi } from '#web/lib/api/swr.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';

/** Ebooks that are offered at once. */
const mostOffered = 8;

/** Published ebooks by the words that have been typed, best first; none are asked for without words. */
export function useFoundEbooks(typed: string) {
  const words = useDebounced(typed.trim());
  const found = useApi(words ? 'POST /ebooks/filter' : null, {
    query: { limit: mostOffered },
    body: { search_query: words },
  });
  const isCurrent = words === typed.trim();
  return { ebooks: isCurrent ? found.data : undefined, isFailed: isCurrent && found.error !== undefined };
}
