import type { EndpointByRoute } from '#shared/api.ts';
import type { CallBody } from '#shared/kernel/endpoint.ts';
import { api } from '#web/lib/api/api.ts';
import { useFollowJob } from '#web/lib/jobs/follow-job.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

type EbookBulk = NonNullable<CallBody<EndpointByRoute['POST /admin/ebooks/bulk']>>;

/** Starts jobs that do something with many ebooks. The bar tells how they go on. */
export function useBulkEbooks() {
  const follow = useFollowJob();
  const { busyId, attempt } = useActs();
  /** True if the job has started; `failed` is told when the server says nothing. */
  const start = (body: EbookBulk, failed: string): Promise<boolean> =>
    attempt(body.act, failed, async () => {
      const { message, job } = await api('POST /admin/ebooks/bulk', { body });
      toast.info(message);
      follow(job);
    });
  return { start, isBusy: busyId !== null };
}
