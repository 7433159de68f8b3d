import { unstable_serialize, useSWRConfig } from 'swr';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';
import type { Key } from '#web/lib/api/page-data.ts';
import { isOn, takesStatus, withEbook } from './listed-ebooks.ts';

const isList = (key: unknown): key is Key => Array.isArray(key) && key[1] === 'GET /admin/ebooks';

/**
 * The loaded lists of ebooks. The server's search lags seconds behind, and would answer a list that is requested right
 * after a deletion was undone without the ebook: so it is put back into the lists that it was on.
 */
export function useEbookLists() {
  const { cache, mutate } = useSWRConfig();

  /** The lists an ebook is on. */
  const listsOf = (id: string): ReadonlySet<string> =>
    new Set([...cache.keys()].filter((key) => isOn(cache.get(key)?.data, id)));

  async function putBack(ebook: AdminEbook, lists: ReadonlySet<string>): Promise<void> {
    const isOfList = (key: unknown): key is Key => isList(key) && lists.has(unstable_serialize(key));
    await mutate(
      (key) => isOfList(key) && takesStatus(key[2], ebook.status),
      (page?: ApiPage<AdminEbook>) => page && withEbook(page, ebook),
      { revalidate: false },
    );
    await mutate((key) => isList(key) && !isOfList(key));
  }

  return { listsOf, putBack };
}
