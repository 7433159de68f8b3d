import { useNavigate } from 'react-router-dom';
import { href } from '#shared/pages/href.ts';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useFromList } from '#web/lib/list/back-to-list.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { newslettersShown } from '../use-newsletters.ts';

/** Begins to send a newsletter, and goes to where its sending is seen. True if it has begun. */
export function useSendNewsletter() {
  const { busyId, attempt } = useActs();
  const reload = useReload();
  const navigate = useNavigate();
  const fromList = useFromList();
  return {
    isBusy: busyId !== null,
    async send(id: string): Promise<boolean> {
      const hasBegun = await attempt(id, 'Failed to send newsletter', async () => {
        const { message } = await api('POST /admin/newsletters/{id}/send', { params: { id } });
        toast.success(message);
        await navigate(fromList(href('adminNewsletterSending', { id })));
      });
      // One that was refused may be on its way by somebody else's hand.
      await reload(...newslettersShown, 'GET /admin/newsletters/{id}');
      return hasBegun;
    },
  };
}
