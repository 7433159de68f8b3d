import { useState } from 'react';
import type { UploadTab } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { apiPage } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useRepeated } from '#web/lib/use-repeated.ts';
import { uploadRoutes } from './upload-routes.ts';

/** How many of the newest uploads are looked at. */
const looksAt = 50;

/** The revision of each ebook when it began to be read: a list may lag, and show it as it was before. */
type Awaited = ReadonlyMap<string, number>;

const hasEnded = (awaited: Awaited, { id, revision, upload_status }: AdminEbook): boolean =>
  upload_status !== 'processing' && revision >= (awaited.get(id) ?? Number.POSITIVE_INFINITY);

/**
 * Waits for files that are being read, and hands over each ebook once that has ended. It stops looking while the page is
 * hidden; nothing depends on it.
 */
export function useAwaited(tab: UploadTab, onEnd: (ebook: AdminEbook) => void) {
  const [awaited, setAwaited] = useState<Awaited>(new Map());
  const reload = useReload();

  async function look(): Promise<void> {
    // What cannot be seen now will be seen the next time.
    const page = await apiPage('GET /admin/ebooks/uploads', { query: { tab, limit: looksAt } }).catch(() => undefined);
    const ended = page?.items.filter((ebook) => hasEnded(awaited, ebook)) ?? [];
    if (ended.length === 0) return;
    setAwaited((before) => new Map([...before].filter(([id]) => ended.every((ebook) => ebook.id !== id))));
    for (const ebook of ended) onEnd(ebook);
    await reload(...uploadRoutes);
  }
  useRepeated(awaited.size > 0, look);

  return {
    /** Waits for an ebook, as it was answered, and shows it in the lists. */
    async follow({ id, revision }: Pick<AdminEbook, 'id' | 'revision'>): Promise<void> {
      setAwaited((before) => new Map(before).set(id, revision));
      await reload(...uploadRoutes);
    },
    /** Waits no longer for one that is gone. */
    drop: (id: string) => setAwaited((before) => new Map([...before].filter(([each]) => each !== id))),
  };
}
