import { useEffect, useMemo, useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Highlight, HighlightEdit } from '#shared/library/highlight.ts';
import { api } from '#web/lib/api/api.ts';
import { useSession } from '#web/lib/session/session.tsx';
import { localStore } from '#web/lib/storage/local-store.ts';
import { toast } from '#web/lib/toast.ts';
import { type HighlightChange, withChanges } from './changes.ts';
import { WaitingChanges } from './waiting-changes.ts';

const route = 'GET /user/highlights/{ebookId}';
/** How long to wait before what could not be sent is sent again. Milliseconds. */
const pause = 15_000;

const keyOf = (userId: string, ebookId: string) => [userId, route, { params: { ebookId } }, 'all'] as const;

/** All highlights of an ebook, which come in pages when there are very many. */
async function everyHighlight(ebookId: string): Promise<readonly Highlight[]> {
  const all: Highlight[] = [];
  let after: string | undefined;
  do {
    const { highlights, next } = await api(route, { params: { ebookId }, query: { after } });
    all.push(...highlights);
    after = next ?? undefined;
  } while (after);
  return all;
}

function sendChange({ ebookId, key, edit }: HighlightChange): Promise<unknown> {
  const params = { ebookId, key };
  return edit
    ? api('PUT /user/highlights/{ebookId}/{key}', { params, body: edit })
    : api('DELETE /user/highlights/{ebookId}/{key}', { params });
}

function useWaitingChanges(userId: string) {
  const { mutate } = useSWRConfig();
  const store = useMemo(() => {
    const onSent = (change: HighlightChange) =>
      mutate<readonly Highlight[]>(keyOf(userId, change.ebookId), (loaded) => loaded && withChanges(loaded, [change]), {
        revalidate: false,
      });
    const onRefused = (_: HighlightChange, { detail }: Error & { readonly detail: string }) => toast.error(detail);
    return new WaitingChanges({ storage: localStore, userId, send: sendChange, onSent, onRefused });
  }, [userId, mutate]);
  const stored = useSyncExternalStore(store.subscribe, store.stored, store.stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is read anew when what is stored has changed.
  return { store, changes: useMemo(() => store.list(), [store, stored]) };
}

/** Sends what waits: at once, when the network returns, and every few seconds while something is left. */
function useSending(store: WaitingChanges, isWaiting: boolean): void {
  useEffect(() => {
    const send = () => void store.send();
    const follow = ({ key }: StorageEvent) => store.follow(key);
    send();
    window.addEventListener('online', send);
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('storage', follow);
    };
  }, [store]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void store.send(), pause);
    return () => clearInterval(timer);
  }, [store, isWaiting]);
}

/** What an owner has marked in an ebook, with what is not saved yet, and how to change it. */
export function useHighlights(ebookId: string, isOwned: boolean) {
  const userId = useSession().user?.id ?? '';
  const { data, error, mutate } = useSWR(isOwned ? keyOf(userId, ebookId) : null, () => everyHighlight(ebookId));
  const { store, changes } = useWaitingChanges(userId);
  const waiting = useMemo(() => changes.filter((change) => change.ebookId === ebookId), [changes, ebookId]);
  useSending(store, changes.length > 0);
  const change = (key: string, edit?: HighlightEdit) => {
    store.add({ ebookId, key, edit, at: new Date().toISOString() });
    void store.send();
  };
  return {
    highlights: useMemo(() => withChanges(data ?? [], waiting), [data, waiting]),
    isLoaded: data !== undefined,
    error,
    retry: () => mutate(),
    /** Whether this highlight is not saved yet. */
    isWaiting: (key: string) => waiting.some((change) => change.key === key),
    /** Saves a highlight; a new one gets a key first. Returns the key. */
    keep: (edit: HighlightEdit, key: string = crypto.randomUUID()): string => {
      change(key, edit);
      return key;
    },
    remove: (key: string) => change(key),
  };
}
export type Highlights = ReturnType<typeof useHighlights>;
