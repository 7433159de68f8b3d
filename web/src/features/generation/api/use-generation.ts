import { useEffect, useRef } from 'react';
import { type GenerationStatus, isUnderWay } from '#shared/generation/choices.ts';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** Milliseconds between two looks at one that is under way. A hidden tab does not look. */
const pollEvery = 2000;

/** How it has ended, for an admin who has watched it. */
function tellEnd({ status, error }: GenerationDetail): void {
  if (status === 'completed') toast.success('Ebook generated successfully!');
  if (status === 'failed') toast.error(`Failed to generate ebook: ${error}`);
}

/** A generation, followed until it has ended, and what an admin does with it. */
export function useGeneration(id: string) {
  const answer = useApi(
    'GET /admin/generations/{id}',
    { params: { id } },
    { refreshInterval: (found) => (found && isUnderWay(found) ? pollEvery : 0) },
  );
  const { data, mutate } = answer;
  const { busyId, attempt } = useActs();
  const before = useRef<GenerationStatus>(undefined);
  useEffect(() => {
    if (!data) return;
    const wasUnderWay = before.current !== undefined && isUnderWay({ status: before.current });
    before.current = data.status;
    if (wasUnderWay && !isUnderWay(data)) tellEnd(data);
  }, [data]);

  /** Shows at once what an act has led to. A refused one shows what the reason is. */
  async function act(name: 'cancel' | 'retry', failed: string): Promise<void> {
    const isDone = await attempt(name, failed, async () => {
      const { generation } = await api(`POST /admin/generations/{id}/${name}`, { params: { id } });
      await mutate(generation, { revalidate: false });
    });
    if (!isDone) await mutate();
  }

  return {
    ...answer,
    busy: busyId,
    cancel: () => act('cancel', 'Failed to cancel the generation'),
    retry: () => act('retry', 'Failed to start the generation again'),
  };
}

export type FollowedGeneration = ReturnType<typeof useGeneration>;
