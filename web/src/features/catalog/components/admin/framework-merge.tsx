import { useState } from 'react';
import type { AdminFramework } from '#shared/catalog/framework.ts';
import type { ReplacingOf } from '#web/components/list/managed-list.tsx';
import { MergeDialog } from '#web/components/vocabulary/merge-dialog.tsx';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useFrameworkReplacements } from '../../api/admin/framework-replacements.ts';

/** Deletes a framework that ebooks name; another one takes its place. */
export function FrameworkMerge({ framework, ...of }: ReplacingOf & { readonly framework: AdminFramework }) {
  const [search, setSearch] = useState('');
  const result = useFrameworkReplacements(framework.id, useDebounced(search.trim()));
  return <MergeDialog noun="framework" holder="ebook" term={framework} result={result} onSearch={setSearch} {...of} />;
}
