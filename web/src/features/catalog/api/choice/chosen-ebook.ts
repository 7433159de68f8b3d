import useSWR from 'swr';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { useAllEbooks } from '../ebook-list.ts';
import { publicEbook, unlessUnknown } from './public-ebook.ts';

/** An ebook that an editor chose, at some time. */
export interface ChosenEbook {
  /** Absent while it is loaded, and for one of which only the id is known. */
  readonly ebook?: EbookCard | undefined;
  /** `hidden`: readers do not see it any more. `failed`: whether they do could not be found out. */
  readonly state: 'loading' | 'public' | 'hidden' | 'failed';
}

/** One that is not public is named to those who may see it all the same. */
async function lookUp(id: string): Promise<ChosenEbook> {
  const ebook = await publicEbook(id);
  if (ebook) return { ebook, state: 'public' };
  return { ebook: await unlessUnknown(api('GET /ebooks/{id}', { params: { id } })), state: 'hidden' };
}

/** What is known of a chosen ebook: from the shelf, or asked for if it is not among the newest there. */
export function useChosenEbook(id: string): ChosenEbook {
  const shelf = useAllEbooks();
  const listed = shelf.data?.items.find((ebook) => ebook.id === id);
  const isElsewhere = !listed && (shelf.data !== undefined || shelf.error !== undefined);
  const { data, error } = useSWR(isElsewhere ? ['', 'chosen ebook', id] : null, () => lookUp(id));
  if (listed) return { ebook: listed, state: 'public' };
  return data ?? { state: error ? 'failed' : 'loading' };
}
