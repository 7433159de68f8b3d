import { useEffect, useRef } from 'react';
import { formatCount } from '#shared/kernel/format.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import { useApiPage, useReloadAll } from '#web/lib/api/swr.ts';
import { toast } from '#web/lib/toast.ts';

const shown = 20;
/** Milliseconds between two looks at a running job. A hidden tab does not look. */
const pollEvery = 2000;

export const isOpen = ({ state }: Job): boolean => state === 'queued' || state === 'running';

/** How a job has ended, in a sentence. */
function tellEnd({ title, state, done, failed }: Job): void {
  if (state === 'failed') toast.error(`Failed: ${title}`);
  else if (failed > 0) toast.error(`${formatCount(done - failed)} of ${formatCount(done)} done: ${title}`);
  else toast.success(`Done: ${title}`);
}

/** The latest background jobs, followed while one runs. Once it has ended, everything on the page is loaded again. */
export function useJobs() {
  const refreshInterval = (page?: ApiPage<Job>) => (page?.items.some(isOpen) ? pollEvery : 0);
  const page = useApiPage('GET /admin/jobs', { query: { limit: shown } }, { refreshInterval });
  const reloadAll = useReloadAll();
  const open = useRef<ReadonlySet<string>>(new Set());
  const jobs = page.data?.items;
  useEffect(() => {
    if (!jobs) return;
    const ended = jobs.filter((job) => open.current.has(job.id) && !isOpen(job));
    open.current = new Set(jobs.filter(isOpen).map(({ id }) => id));
    if (ended.length === 0) return;
    for (const job of ended) tellEnd(job);
    void reloadAll();
  }, [jobs, reloadAll]);
  return page;
}
