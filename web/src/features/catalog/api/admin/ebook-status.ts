import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { useReloadEbooks } from './reload-ebooks.ts';

const failed = 'Failed to update ebook status';

/** Whether articles or newsletters lead to it. No when that cannot be found out: it must not stand in the way. */
async function isUsed({ id }: AdminEbook): Promise<boolean> {
  const use = await api('GET /admin/articles/of-ebooks', { query: { ebook_ids: id } }).catch(() => undefined);
  return use !== undefined && use.total + use.newsletters.total > 0;
}

async function publish({ id }: AdminEbook): Promise<void> {
  const { warning } = await api('POST /admin/ebooks/{id}/publish', { params: { id } });
  if (warning) toast.info(warning);
}

/**
 * Publishes and unpublishes ebooks, and calls `onChanged` after each. `question` is about an ebook to which they lead,
 * before it is unpublished.
 */
export function useEbookStatus(onChanged?: () => void) {
  const reload = useReloadEbooks();
  const { busyId, attempt } = useActs();
  const [asking, setAsking] = useState<AdminEbook | null>(null);

  const done = async () => {
    await reload();
    onChanged?.();
  };
  const unpublish = async ({ id }: AdminEbook) => {
    await api('POST /admin/ebooks/{id}/unpublish', { params: { id } });
    await done();
  };
  const change = (ebook: AdminEbook) =>
    attempt(ebook.id, failed, async () => {
      if (ebook.status !== 'published') return publish(ebook).then(done);
      if (await isUsed(ebook)) return setAsking(ebook);
      await unpublish(ebook);
    });
  const confirm = async (ebook: AdminEbook) => {
    await attempt(ebook.id, failed, () => unpublish(ebook));
    setAsking(null);
  };

  const question = {
    ebook: asking,
    isBusy: busyId !== null,
    onConfirm: () => void (asking && confirm(asking)),
    onClose: () => setAsking(null),
  };
  return { change, question, busyId };
}
