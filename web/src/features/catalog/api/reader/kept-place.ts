import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadingPlace } from '#shared/library/library.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { isFarFrom, isWorthKeeping, keptPlace } from './reading-place.ts';

/** How long the reader must stay at a place before it is saved. Milliseconds. */
const rest = 1500;
const route = 'GET /user/reading/{ebookId}';

/** Saves places on the server and in the cache, so the page reopens at them. */
function useSavePlace(id: string): (place: ReadingPlace) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (place) => {
    await api('PUT /user/reading/{ebookId}', { params: { ebookId: id }, body: place });
    await mutate(
      (key) => Array.isArray(key) && key[1] === route && key[2]?.params?.ebookId === id,
      { ...place, updated_at: new Date().toISOString() },
      { revalidate: false },
    );
  };
}

/**
 * Keeps an owner's reading place. The place kept last time is on `offer` until the reader takes it, declines it or
 * reads past it; until then, looking at the beginning does not replace it.
 */
export function useKeptPlace(id: string, now: ReadingPlace) {
  const { data } = useApi(route, { params: { ebookId: id } }, { revalidateOnReconnect: false });
  const [kept, setKept] = useState<ReadingPlace>();
  const [isOffered, setOffered] = useState(false);
  const save = useSavePlace(id);
  if (data && !kept) {
    setKept(data);
    setOffered(keptPlace(data) !== 'none');
  }
  const isDue = kept !== undefined && isWorthKeeping(now, kept, isOffered);

  const keep = useEffectEvent(() => {
    if (!isDue) return;
    setKept(now);
    setOffered(false);
    // Not worth an error message: the next place is saved soon.
    void save(now).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading on restarts the timer.
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(keep, rest);
    return () => clearTimeout(timer);
  }, [isDue, now.paragraph, now.position]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && keep();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      keep();
    };
  }, []);

  const offer = isOffered && kept && isFarFrom(now, kept) ? kept : undefined;
  return { offer, dismiss: () => setOffered(false) };
}
