import useSWR from 'swr';
import type { EbookCard } from '#shared/catalog/ebook.ts';
import { api } from '#web/lib/api/api.ts';
import { ApiProblem } from '#web/lib/api/api-problem.ts';

/** Undefined for an ebook that the answer says there is not. */
export async function unlessUnknown<Ebook>(ebook: Promise<Ebook>): Promise<Ebook | undefined> {
  try {
    return await ebook;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  }
}

/** The ebook as everybody may see it, whoever asks: owners and admins see more. Undefined for one that is not public. */
export const publicEbook = (id: string): Promise<EbookCard | undefined> =>
  unlessUnknown(api('GET /ebooks/{id}', { params: { id }, token: null }));

/**
 * Public ebooks by id, one call each: for the few that the shelf does not have. Undefined until they are loaded; when they
 * cannot be, none.
 */
export function usePublicEbooks(ids: readonly string[]): readonly EbookCard[] | undefined {
  const { data, error } = useSWR(ids.length > 0 ? ['', 'public ebooks', ...ids] : null, () =>
    Promise.all(ids.map(publicEbook)),
  );
  if (ids.length === 0 || (error && !data)) return [];
  return data?.filter((ebook) => ebook !== undefined);
}
