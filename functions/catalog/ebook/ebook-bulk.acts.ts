import type { Writer } from '#lib/actor.ts';
import type { JobActs } from '#lib/job/run.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { deleteEbook, ebooks, publishEbook, unpublishEbook } from './admin-ebook.service.ts';
import { findEbook } from './ebook.repo.ts';

const nameOf = async (id: string): Promise<string | undefined> => (await findEbook(id))?.title;

/** One that is in the trash already is done: a run that died may have put it there. */
async function deleteOnce(writer: Writer, id: string): Promise<void> {
  if ((await findEbook(id))?.list !== 'trash') await deleteEbook(writer, id);
}

const setPrice = (writer: Writer, id: string, price: Cents) =>
  ebooks.act(writer, id, { deed: 'updated', message: '' }, (before) =>
    before.price === price ? undefined : { price },
  );

/** What jobs do with ebooks. Each act has its own row in the audit log, as if it had been done by itself. */
export const ebookBulkActs: JobActs = {
  'ebook.publish': { carryOut: publishEbook, nameOf },
  'ebook.unpublish': { carryOut: unpublishEbook, nameOf },
  'ebook.delete': { carryOut: deleteOnce, nameOf },
  'ebook.price': {
    carryOut: (writer, id, { price }: { readonly price: Cents }) => setPrice(writer, id, price),
    nameOf,
  },
};
