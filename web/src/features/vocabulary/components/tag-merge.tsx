import { useState } from 'react';
import type { AdminTag } from '#shared/vocabulary/tag.ts';
import type { ReplacingOf } from '#web/components/list/managed-list.tsx';
import { MergeDialog } from '#web/components/vocabulary/merge-dialog.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useTagReplacements } from '../api/replacements.ts';

/** Deletes a tag that things have; another one takes its place. */
export function TagMerge({ tag, ...of }: ReplacingOf & { readonly tag: AdminTag }) {
  const [search, setSearch] = useState('');
  const result = useTagReplacements(tag.id, useDebounced(search.trim()));
  return <MergeDialog noun="tag" term={tag} result={result} onSearch={setSearch} {...of} />;
}
