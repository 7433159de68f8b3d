import type { Subscriber } from '#shared/newsletter/subscriber.ts';
import { api } from '#web/lib/api/api.ts';
import type { ApiRoute } from '#web/lib/api/api-types.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

const shown: readonly ApiRoute[] = [
  'GET /admin/newsletter-subscribers',
  'GET /admin/newsletter-subscribers/summary',
  'GET /admin/newsletter-suppressions',
];

/** What an admin does with subscribers and suppressed addresses, one at a time. Each is true if it succeeded. */
export function useSubscriberActs() {
  const { busyId, attempt } = useActs();
  const reload = useReload();
  const act = (id: string, failed: string, done: string, work: () => Promise<unknown>): Promise<boolean> =>
    attempt(id, failed, async () => {
      await work();
      toast.success(done);
      await reload(...shown);
    });
  return {
    isBusy: busyId !== null,
    remove: ({ id }: Subscriber) =>
      act(id, 'Failed to remove subscriber', 'Subscriber removed successfully', () =>
        api('DELETE /admin/newsletter-subscribers/{id}', { params: { id } }),
      ),
    release: (email: string) =>
      act(email, 'Failed to release address', 'Address taken off the suppression list successfully', () =>
        api('DELETE /admin/newsletter-suppressions', { body: { email } }),
      ),
    /** After the form has had an address accepted. */
    reload: () => reload(...shown),
  };
}
