import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { toast } from '#web/lib/toast.ts';

type Status = AdminEbook['status'];
const routes = {
  published: 'POST /admin/ebooks/{id}/publish',
  draft: 'POST /admin/ebooks/{id}/unpublish',
} as const;

/** Gives each ebook the status, one by one, and names those that refused. */
async function setEach(ebooks: readonly AdminEbook[], status: Status): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const { id, title } of ebooks) {
    await api(routes[status], { params: { id } }).catch(() => failed.push(title));
  }
  return failed;
}

/** Publishes or unpublishes selected ebooks. True if none failed. */
export function useBulkStatus(onDone: () => Promise<void>) {
  const [running, setRunning] = useState<Status | null>(null);
  async function run(ebooks: readonly AdminEbook[], status: Status): Promise<boolean> {
    const open = ebooks.filter((ebook) => ebook.status !== status);
    setRunning(status);
    const failed = await setEach(open, status);
    await onDone();
    setRunning(null);
    const changed = open.length - failed.length;
    const done = `${changed} ${status === 'published' ? 'published' : 'unpublished'}`;
    if (failed.length > 0) toast.error(`${done}. Failed: ${failed.join(', ')}`);
    else toast.success(done);
    return failed.length === 0;
  }
  return { run, running };
}
