import type { Writer } from '#lib/actor.ts';
import { bulk, doing, idsOf } from '#lib/job/bulk.ts';
import { deleteOnce, restoreOnce } from '#lib/managed/repeatable.ts';
import { type EbookBulk, type EbookBulkFilter, ebookNoun } from '#shared/catalog/ebook-bulk.ts';
import { type Cents, formatCents, toCents } from '#shared/kernel/money.ts';
import { catalogQueue } from '../../task.ts';
import { ebooks, publishEbook, unpublishEbook } from '../admin-ebook.service.ts';
import { eachEbookOn, findEbook, listTrashedEbooks } from '../ebook.repo.ts';
import { idsInSnapshot } from './admin-ebook-list.service.ts';

const setPrice = (writer: Writer, id: string, { price }: { readonly price: Cents }) =>
  ebooks.act(writer, id, { deed: 'updated', message: '' }, (before) =>
    before.price === price ? undefined : { price },
  );

const idsInTrash = idsOf(listTrashedEbooks);

/** Without a search or a category from the table, so that it is exact; otherwise as the list finds them. */
async function idsThatMatch({ status, ...filter }: EbookBulkFilter): Promise<string[]> {
  if (status === 'trash') return idsInTrash({});
  if (filter.search || filter.category) return idsInSnapshot({ ...filter, status });
  const ids: string[] = [];
  for (const shelf of status ? [status] : (['published', 'draft'] as const))
    for await (const some of eachEbookOn(shelf)) ids.push(...some.map(({ id }) => id));
  return ids;
}

/** What can be done to many ebooks at once. */
export const ebookBulk = bulk(catalogQueue, {
  thing: 'ebook',
  noun: ebookNoun,
  acts: {
    publish: { title: doing('Publish'), carryOut: publishEbook },
    unpublish: { title: doing('Unpublish'), carryOut: unpublishEbook },
    delete: { title: doing('Delete'), carryOut: deleteOnce(ebooks) },
    restore: { title: doing('Restore'), carryOut: restoreOnce(ebooks) },
    price: {
      title: (count, { price }: { readonly price: Cents }) => `Set the price of ${count} to ${formatCents(price)}`,
      carryOut: setPrice,
    },
  },
  nameOf: async (id) => (await findEbook(id))?.title,
  idsThatMatch,
});

/** Starts the job that does something with many ebooks. */
export const bulkEbooks = (writer: Writer, { price, ...asked }: EbookBulk) =>
  ebookBulk.start(writer, asked, asked.act === 'price' && price !== undefined ? { price: toCents(price) } : {});
