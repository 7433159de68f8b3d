import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import { useApiPage } from '#web/lib/api/swr.ts';
import { type FoundReplacements, mostReplacements } from '#web/lib/vocabulary/replacement.ts';
import { useVocabulary } from '#web/lib/vocabulary/use-vocabulary.ts';

/** Active tags but for one. */
export function useTagReplacements(id: string, search: string): FoundReplacements {
  const query = { search: search || undefined, active: 'true', limit: mostReplacements + 1 };
  const { data, error, mutate } = useApiPage('GET /admin/tags', { query }, { keepPreviousData: true });
  const found = data?.items.filter((tag) => tag.id !== id).slice(0, mostReplacements);
  return { found, error: data ? undefined : error, retry: () => mutate() };
}

/** Active categories beside one: of the same kind, below the same one. */
export function useCategoryReplacements(gone: AdminCategory, search: string): FoundReplacements {
  const { data, error, mutate } = useVocabulary();
  const found = data?.categories
    .filter(({ id, kind, parent }) => id !== gone.id && kind === gone.kind && (parent ?? '') === gone.parent)
    .filter(({ name }) => hasWords(wordsOf(name), search))
    .slice(0, mostReplacements);
  return { found, error: data ? undefined : error, retry: () => mutate() };
}
