import type { Counting } from '#web/components/list/selection/use-count.ts';
import { api } from '#web/lib/api/api.ts';
import { useBulk } from '#web/lib/jobs/use-bulk.ts';
import { kindLabels, type TrashedThing, type TrashKind, trashKinds } from './trashed-thing.ts';

const calls = {
  ebook: 'POST /admin/ebooks/bulk',
  article: 'POST /admin/articles/bulk',
  ai_tool: 'POST /admin/ai-tools/bulk',
  coaching_package: 'POST /admin/coaching-packages/bulk',
} as const;

const counts = {
  ebook: 'GET /admin/ebooks/count',
  article: 'GET /admin/articles/count',
  ai_tool: 'GET /admin/ai-tools/count',
  coaching_package: 'GET /admin/coaching-packages/count',
} as const;

/** What a list of the trash is narrowed down by, for its domain. */
export const inTrash = { status: 'trash' } as const;

/** Counts the things of a kind, whose list does not say how many there are. */
export const countingOf = (kind: TrashKind): Counting => ({
  of: { kind },
  part: (cursor) => api(counts[kind], { query: { ...inTrash, cursor } }),
});

/** Things of one kind: the chosen ones, or all once they have been counted. */
interface Part {
  readonly kind: TrashKind;
  readonly which: { readonly ids: string[] } | { readonly filter: typeof inTrash; readonly count: number };
}

/** Chosen things by their kinds: each domain restores its own. */
export const byKind = (things: readonly TrashedThing[]): readonly Part[] =>
  trashKinds
    .map((kind) => ({ kind, which: { ids: things.filter((thing) => thing.kind === kind).map(({ id }) => id) } }))
    .filter(({ which }) => which.ids.length > 0);

/** Starts a job for each kind that puts its things back. */
export function useRestoreMany() {
  const { start: startOne, isBusy } = useBulk(({ kind, which }: Part) =>
    api(calls[kind], { body: { act: 'restore', ...which } }),
  );
  /** True if all have started. Restoring once more those that have is harmless. */
  const start = async (parts: readonly Part[]): Promise<boolean> => {
    let isStarted = true;
    for (const part of parts)
      if (!(await startOne(part, `Failed to restore ${kindLabels[part.kind].noun}s`))) isStarted = false;
    return isStarted;
  };
  return { start, isBusy };
}
