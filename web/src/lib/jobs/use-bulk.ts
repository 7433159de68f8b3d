import type { EndpointByRoute } from '#shared/api.ts';
import type { CallBody } from '#shared/kernel/endpoint.ts';
import type { Job } from '#shared/kernel/job.ts';
import type { ApiRoute } from '../api/api-types.ts';
import { useActs } from '../list/use-acts.ts';
import { toast } from '../toast.ts';
import { useFollowJob } from './follow-job.ts';

/** What such a call is given. */
export type BulkBody<R extends ApiRoute> = NonNullable<CallBody<EndpointByRoute[R]>>;

interface Started {
  readonly message: string;
  readonly job: Job;
}

/** Starts jobs that do something with many things, by a call such as `POST /admin/ebooks/bulk`. The bar tells how they go on. */
export function useBulk<Body>(call: (body: Body) => Promise<Started>) {
  const follow = useFollowJob();
  const { busyId, attempt } = useActs();
  /** True if the job has started; `failed` is told when the server says nothing. */
  const start = (body: Body, failed: string): Promise<boolean> =>
    attempt('bulk', failed, async () => {
      const { message, job } = await call(body);
      toast.info(message);
      follow(job);
    });
  return { start, isBusy: busyId !== null };
}
