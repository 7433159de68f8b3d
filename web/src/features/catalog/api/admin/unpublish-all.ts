import { useState } from 'react';
import { api, apiPage } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';

/** Ids of all published ebooks, page by page. */
async function publishedIds(): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await apiPage('GET /admin/ebooks', { query: { status: 'published', limit: 100, cursor } });
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.next;
  } while (cursor);
  return ids;
}

/** Unpublishes each published ebook, one by one. `done` of `total` while it runs. */
export function useUnpublishAll(onDone: () => Promise<void>) {
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  async function run(): Promise<void> {
    setProgress({ done: 0, total: 0 });
    try {
      const ids = await publishedIds();
      for (const [done, id] of ids.entries()) {
        setProgress({ done, total: ids.length });
        await api('POST /admin/ebooks/{id}/unpublish', { params: { id } });
      }
    } catch {
      toast.error('Failed to unpublish all ebooks');
    } finally {
      await onDone();
      setProgress(undefined);
    }
  }
  return { run, progress };
}
