import { useState } from 'react';
import { api } from '#web/lib/api/api.ts';
import { useApi, useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { toast } from '#web/lib/toast.ts';

const list = 'GET /admin/newsletters/test-recipients';

/** Sending tests of a newsletter. A failure is told; `send` answers whether it succeeded. */
export function useMailTest(newsletter: string | undefined) {
  const { busyId, attempt } = useActs();
  const reload = useReload();
  const send = (who: string, recipients?: readonly string[]) =>
    attempt(who, 'Failed to send the test', async () => {
      const body = recipients ? { recipients: [...recipients] } : {};
      const sent = api('POST /admin/newsletters/{id}/test', { params: { id: newsletter ?? '' }, body });
      // Somebody may have lost the role since the list was loaded.
      sent.catch(() => recipients && reload(list));
      toast.success((await sent).message);
    });
  return {
    /** What is being sent: to oneself, or to those who were chosen. */
    busy: busyId,
    sendToMe: () => send('me'),
    sendTo: (recipients: readonly string[]) => send('chosen', recipients),
  };
}

/** Whom a test goes to, remembered as long as the form is open: oneself until something else is chosen. */
export function useChosenRecipients() {
  const { user } = useSession();
  const own = user?.id ?? '';
  const [chosen, setChosen] = useState<readonly string[]>([own]);
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)));
  return { own, email: user?.email, chosen, choose };
}
export type ChosenRecipients = ReturnType<typeof useChosenRecipients>;

/** The colleagues who may be sent a test. */
export const useTestRecipients = () => useApi(list);
