import type { CategoryKind } from '#shared/vocabulary/choices.ts';
import { useApi } from '../api/swr.ts';
import { categoryOptions } from './category-options.ts';

/** The categories, tags and frameworks that forms and filters offer. */
export const useVocabulary = () => useApi('GET /admin/vocabulary');

/** The choices of a list's filter by category. One that is in the address stays among them. */
export function useCategoryFilter(kind: CategoryKind, chosen: string) {
  const { data } = useVocabulary();
  return [{ value: '', label: 'All categories' }, ...categoryOptions(data, { kind, kept: [chosen] })];
}
