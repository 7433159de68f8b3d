import { useEffect, useRef } from 'react';
import type { ResendInput, Sending } from '#shared/newsletter/sending.ts';
import type { SendingState } from '#shared/newsletter/sending-choices.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi, useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { newslettersShown } from '../use-newsletters.ts';

/** Milliseconds between two looks; a hidden tab does not look. What is over does not change any more, once all is counted. */
const pollEvery: Readonly<Record<SendingState, number>> = { sending: 3000, paused: 15_000, sent: 0, stopped: 0 };
const pauseAfter = ({ state, is_settling }: Sending): number => (is_settling ? pollEvery.sending : pollEvery[state]);

interface Changed {
  readonly message: string;
  readonly sending: Sending;
}
const failures = {
  pause: 'Failed to pause the sending',
  resume: 'Failed to resume the sending',
  stop: 'Failed to stop the sending',
} as const;

/** The sending of a newsletter, followed until it is over, and what admins do with it. */
export function useSending(id: string) {
  const answer = useApi(
    'GET /admin/newsletters/{id}/sending',
    { params: { id } },
    { refreshInterval: (found) => (found ? pauseAfter(found) : 0) },
  );
  const { data, mutate } = answer;
  const { busyId, attempt } = useActs();
  const reload = useReload();

  const state = data && `${data.state} ${data.is_settling}`;
  const before = useRef(state);
  // Cards, report and recipients are as old as the state that they were loaded in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another state is news
  useEffect(() => {
    if (before.current !== undefined && before.current !== state)
      void reload(...newslettersShown, 'GET /admin/newsletters/{id}/report', 'GET /admin/newsletters/{id}/recipients');
    before.current = state;
  }, [state]);

  /** Shows at once what an act has led to. A refused one shows what the reason is. */
  async function act(name: string, failed: string, work: () => Promise<Changed>): Promise<boolean> {
    const isDone = await attempt(name, failed, async () => {
      const { message, sending } = await work();
      toast.success(message);
      await mutate(sending, { revalidate: false });
    });
    if (!isDone) await mutate();
    return isDone;
  }
  const change = (name: keyof typeof failures) =>
    act(name, failures[name], () => api(`POST /admin/newsletters/{id}/${name}`, { params: { id } }));

  return {
    ...answer,
    acts: {
      /** The one that is running. */
      busy: busyId,
      pause: () => change('pause'),
      resume: () => change('resume'),
      stop: () => change('stop'),
      resend: (to: ResendInput['to']) =>
        act('resend', 'Failed to send newsletter', () =>
          api('POST /admin/newsletters/{id}/resend', { params: { id }, body: { to } }),
        ),
    },
  };
}

/** What is done with a sending. */
export type SendingActs = ReturnType<typeof useSending>['acts'];
