import { useState } from 'react';
import type { UploadTab } from '#shared/catalog/choices.ts';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { api, apiPage } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useRepeated } from '#web/lib/use-repeated.ts';
import { uploadRoutes } from './upload-routes.ts';

/** How many of the newest uploads are looked at, with one call for all of them. */
const looksAt = 50;
/** How many older ones are asked for by themselves each time. Reading always ends, so the others have their turn. */
const mostAsked = 4;

/** The revision of each ebook when it began to be read: a list may lag, and show it as it was before. */
type Awaited = ReadonlyMap<string, number>;

const hasEnded = (awaited: Awaited, { id, revision, upload_status }: AdminEbook): boolean =>
  upload_status !== 'processing' && revision >= (awaited.get(id) ?? Number.POSITIVE_INFINITY);

/** An older ebook that is waited for; null when it is gone, undefined when it cannot be seen now. */
async function olderOne(id: string): Promise<AdminEbook | null | undefined> {
  try {
    return await api('GET /admin/ebooks/{id}', { params: { id } });
  } catch (error) {
    return error instanceof ApiProblem && error.status === 404 ? null : undefined;
  }
}

/**
 * Waits for files that are being read, and hands over each ebook once that has ended. It stops looking while the page is
 * hidden; nothing depends on it.
 */
export function useAwaited(tab: UploadTab, onEnd: (ebook: AdminEbook) => void) {
  const [awaited, setAwaited] = useState<Awaited>(new Map());
  const reload = useReload();

  const drop = (...ids: readonly string[]) =>
    setAwaited((before) => new Map([...before].filter(([id]) => !ids.includes(id))));

  /** Those that are not among the newest. */
  async function older(newest: readonly AdminEbook[]): Promise<AdminEbook[]> {
    const ids = [...awaited.keys()].filter((id) => newest.every((ebook) => ebook.id !== id)).slice(0, mostAsked);
    const found = await Promise.all(ids.map(olderOne));
    drop(...ids.filter((_, place) => found[place] === null));
    return found.filter((ebook) => ebook != null);
  }

  async function look(): Promise<void> {
    const page = await apiPage('GET /admin/ebooks/uploads', { query: { tab, limit: looksAt } }).catch(() => undefined);
    // What cannot be seen now will be seen the next time.
    if (!page) return;
    const ended = [...page.items, ...(await older(page.items))].filter((ebook) => hasEnded(awaited, ebook));
    if (ended.length === 0) return;
    drop(...ended.map(({ id }) => id));
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
    drop: (id: string) => drop(id),
  };
}
