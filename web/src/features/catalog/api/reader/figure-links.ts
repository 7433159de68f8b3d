import { createContext, useEffect, useRef, useState } from 'react';
import { figureLinks } from '#shared/catalog/figure-links.ts';
import { useApi } from '#web/lib/api/swr.ts';

/** The ebook whose text is shown; null for a text that belongs to none. */
export const FigureSource = createContext<string | null>(null);

/** Links are asked for once for all pictures that come near within this time, in milliseconds. */
const settings = { dedupingInterval: figureLinks.same * 1000 };

export interface LoadedFigure {
  /** Undefined until it is known. */
  readonly link: string | undefined;
  /** The picture cannot be had. */
  readonly isFailed: boolean;
  /** To be called when the link leads to no picture. */
  readonly onError: () => void;
}

/**
 * The link of a picture, once it is near. A picture that has begun to load keeps its link, so that it is not loaded again;
 * when it fails, links are asked for again, and the same one is tried when the connection returns.
 */
export function useFigure(ebookId: string, name: string, isNear: boolean): LoadedFigure {
  const route = isNear ? 'GET /ebooks/{id}/figures' : null;
  const { data, error, isValidating, mutate } = useApi(route, { params: { id: ebookId } }, settings);
  const [held, hold] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const [isUnknown, setUnknown] = useState(false);
  const hasAsked = useRef(false);
  const offered = data?.figures[name];
  const link = [held, offered].find((each) => each !== undefined && each !== broken);
  if (link !== undefined && link !== held) hold(link);
  const isMissing = data !== undefined && link === undefined;
  useEffect(() => {
    if (!isMissing || hasAsked.current) return;
    hasAsked.current = true;
    // After a purchase, or an edit, there are more pictures than were linked before; and links die while a computer sleeps.
    void mutate().finally(() => setUnknown(true));
  }, [isMissing, mutate]);
  useEffect(() => {
    if (broken === undefined) return;
    const again = () => setBroken(undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [broken]);
  const isOver = error !== undefined || isUnknown;
  return { link, isFailed: link === undefined && isOver && !isValidating, onError: () => setBroken(link) };
}
