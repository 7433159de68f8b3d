import { useEffect, useEffectEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { ReadingPlace } from '#shared/library/library.ts';
import { api } from '#web/lib/api/api.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { isFarFrom, isWorthKeeping, keptPlace } from './reading-place.ts';

/** A place is saved once the reader has rested there. Milliseconds. */
const rest = 1500;
const route = 'GET /user/reading/{ebookId}';

/** Saves places on the server, and in what was loaded, so that the page opens with them again. */
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
 * Keeps where an owner is reading. The place kept last time is on `offer` until the reader takes it, declines it or
 * reads past it; until then a look into the beginning does not replace it.
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
    // Not worth a message: the next place is saved soon.
    void save(now).catch(() => undefined);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reading on starts the rest anew.
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
