import { useEffect, useRef } from 'react';
import type { GenerationDetail } from '#shared/generation/generation.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';
import { useApi, useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';

/** Milliseconds between two looks while a section is being written. A hidden tab does not look. */
const pollEvery = 2000;

const changedSince = 'This section has changed since. Keep it as it is, and ask for it again.';

const isWriting = (generation: GenerationDetail | null | undefined): boolean =>
  generation?.sections.some(({ rewrite }) => rewrite?.status === 'writing') ?? false;

/** What is told when the text of a section was changed while the model wrote. */
const known = (error: unknown): unknown =>
  error instanceof ApiProblem && error.code === 'stale_version'
    ? new ApiProblem({ status: error.status, code: 'conflict', detail: changedSince })
    : error;

/** The generation that wrote an ebook, followed while a section is written again, and what an admin does with sections. */
export function useTextGeneration(ebookId: string) {
  const { data, error, mutate } = useApi(
    'GET /admin/ebooks/{id}/generation',
    { params: { id: ebookId } },
    { refreshInterval: (found) => (isWriting(found?.generation) ? pollEvery : 0) },
  );
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const generation = data?.generation ?? null;
  const before = useRef(generation);
  useEffect(() => {
    for (const [position, { rewrite, title }] of generation?.sections.entries() ?? []) {
      if (before.current?.sections[position]?.rewrite?.status !== 'writing') continue;
      if (rewrite?.status === 'ready') toast.success(`“${title}” is written again`);
      if (rewrite?.status === 'failed') toast.error(`Failed to write “${title}” again: ${rewrite.error}`);
    }
    before.current = generation;
  }, [generation]);

  const params = (position: number) => ({ id: generation?.id ?? '', position: String(position) });
  const show = (next: GenerationDetail) => mutate({ generation: next }, { revalidate: false });

  /** Throws, so that the form can keep what was typed. */
  async function ask(position: number, instruction: string): Promise<void> {
    const route = 'POST /admin/generations/{id}/sections/{position}/rewrite';
    await show((await api(route, { params: params(position), body: { instruction } })).generation);
  }

  /** True once it is decided. After a refusal it shows what the section is like by then. */
  async function decide(position: number, number: number, act: 'accept' | 'discard'): Promise<boolean> {
    const route = `POST /admin/generations/{id}/sections/{position}/rewrite/${act}` as const;
    const isDone = await attempt(`${position}`, 'Failed to save the decision', async () => {
      const answer = await api(route, { params: params(position), body: { number } }).catch((problem: unknown) => {
        throw known(problem);
      });
      toast.success(answer.message ?? '');
      await show(answer.generation);
      if (act === 'accept') await reload('GET /admin/ebooks/{id}', 'GET /admin/ebooks');
    });
    if (!isDone) await mutate();
    return isDone;
  }

  return { generation, error, retry: () => mutate(), busyId, ask, decide };
}

export type TextGeneration = ReturnType<typeof useTextGeneration>;
