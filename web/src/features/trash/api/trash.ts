import { trashDays } from '#shared/kernel/trash.ts';
import { api, apiPage } from '#web/lib/api/api.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import { useApiPage, useReload } from '#web/lib/api/swr.ts';
import { useActs } from '#web/lib/list/use-acts.ts';
import { toast } from '#web/lib/toast.ts';
import { day, kindLabels, merged, type TrashedThing, type TrashKind, thingsOf, trashKinds } from './trashed-thing.ts';

const lists = {
  ebook: 'GET /admin/ebooks',
  article: 'GET /admin/articles',
  ai_tool: 'GET /admin/ai-tools',
  coaching_package: 'GET /admin/coaching-packages',
} as const;
const restores = {
  ebook: 'POST /admin/ebooks/{id}/restore',
  article: 'POST /admin/articles/{id}/restore',
  ai_tool: 'POST /admin/ai-tools/{id}/restore',
  coaching_package: 'POST /admin/coaching-packages/{id}/restore',
} as const;
/** There are no drafts of coaching packages. */
const restoredAs = { ebook: ' as a draft', article: ' as a draft', ai_tool: ' as a draft', coaching_package: '' };
const summaries = [
  'GET /admin/ebooks/summary',
  'GET /admin/articles/summary',
  'GET /admin/ai-tools/summary',
  'GET /admin/coaching-packages/summary',
] as const;

const queryOf = (cursor?: string) => ({ query: { status: 'trash', limit: 100, cursor } }) as const;

function useKind(kind: TrashKind, cursor: string | undefined) {
  const { data, error, isValidating } = useApiPage(lists[kind], queryOf(cursor));
  return { data: data && thingsOf(kind, data, Date.now()), error, isValidating };
}

/** The trash of every domain, a hundred things each; of `kind` the page at `cursor`. */
export function useTrash(kind: TrashKind | undefined, cursor: string | undefined) {
  const at = (each: TrashKind) => (each === kind ? cursor : undefined);
  const byKind = {
    ebook: useKind('ebook', at('ebook')),
    article: useKind('article', at('article')),
    ai_tool: useKind('ai_tool', at('ai_tool')),
    coaching_package: useKind('coaching_package', at('coaching_package')),
  };
  return { byKind, page: kind ? byKind[kind] : allOf(Object.values(byKind)) };
}

/** The first pages of all kinds as one. */
function allOf(kinds: readonly ReturnType<typeof useKind>[]): ReturnType<typeof useKind> {
  const loaded = kinds.flatMap(({ data }) => data ?? []);
  const items = merged(loaded);
  return {
    data: loaded.length === kinds.length ? { items, next: undefined, total: undefined } : undefined,
    error: kinds.find(({ error }) => error)?.error,
    isValidating: kinds.some(({ isValidating }) => isValidating),
  };
}

/** A day before the oldest thing in the trash was deleted. */
const oldestDay = (): string => new Date(Date.now() - (trashDays + 1) * day).toISOString().slice(0, 10);

/** Who deleted what, by the id of the thing; as far as the newest hundred entries of the audit log tell. */
export function useDeletedBy(): ReadonlyMap<string, string> {
  const { data } = useApiPage('GET /admin/audit-log', { query: { act: 'deleted', from: oldestDay(), limit: 100 } });
  // Newest first: of a thing that was deleted twice, the last deletion counts.
  return new Map(data?.items.toReversed().map(({ target_id, actor_name }) => [target_id, actor_name]));
}

const loadKind = async (kind: TrashKind, cursor?: string): Promise<ApiPage<TrashedThing>> =>
  thingsOf(kind, await apiPage(lists[kind], queryOf(cursor)), Date.now());

/** A page of the trash for the export: of all kinds, one kind after the other. The cursor says in which kind it is. */
export async function loadTrash(
  kind: TrashKind | undefined,
  cursor: string | undefined,
): Promise<ApiPage<TrashedThing>> {
  if (kind) return loadKind(kind, cursor);
  const [at = trashKinds[0], rest] = (cursor?.split(/~(.*)/s) ?? []) as [TrashKind?, string?];
  const page = await loadKind(at, rest || undefined);
  const following = page.next === undefined ? trashKinds[trashKinds.indexOf(at) + 1] : at;
  return { ...page, next: following && `${following}~${page.next ?? ''}` };
}

/** Puts a thing back, and reloads what shows it. */
export function useRestore() {
  const reload = useReload();
  const { busyId, attempt } = useActs();
  const restore = ({ id, kind }: TrashedThing) => {
    const { one: label, noun } = kindLabels[kind];
    return attempt(id, `Failed to restore ${noun}`, async () => {
      await api(restores[kind], { params: { id } });
      toast.success(`${label} restored${restoredAs[kind]}`);
      await reload(lists[kind], ...summaries, 'GET /admin/stats');
    });
  };
  return { busyId, restore };
}
