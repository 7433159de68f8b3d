import { useState } from 'react';
import type { AdminCategory } from '#shared/vocabulary/category.ts';
import type { ReplacingOf } from '#web/components/list/managed-list.tsx';
import { MergeDialog } from '#web/components/vocabulary/merge-dialog.tsx';
import { useCategoryReplacements } from '../api/replacements.ts';

/** Deletes a category that things have; another one beside it takes its place. */
export function CategoryMerge({ category, ...of }: ReplacingOf & { readonly category: AdminCategory }) {
  const [search, setSearch] = useState('');
  const result = useCategoryReplacements(category, search);
  return <MergeDialog noun="category" term={category} result={result} onSearch={setSearch} {...of} />;
}
