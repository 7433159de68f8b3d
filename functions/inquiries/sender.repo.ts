import { deleteItem } from '#lib/managed/lock.ts';
import { readAll } from '#lib/table/batch.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import { InquiryEntity } from './inquiry.entity.ts';
import { findInquiry, type StoredInquiry } from './inquiry.repo.ts';
import { countItems } from './inquiry-counts.ts';
import { inquirySearch } from './inquiry-search.ts';
import { InquirySenderEntity } from './sender.entity.ts';

/** Part of the transaction that stores an inquiry. */
export const sentItem = ({ email, id: inquiry_id }: StoredInquiry): TransactItem => ({
  Put: InquirySenderEntity.create({ email, inquiry_id }).params(),
});

/** All inquiries of an address, oldest first. */
export async function allSentBy(email: string): Promise<StoredInquiry[]> {
  const { data } = await InquirySenderEntity.query.whatDidTheySend({ email }).go({ pages: 'all' });
  const found = await readAll(
    data.map(({ inquiry_id: id }) => ({ id })),
    (keys) => InquiryEntity.get(keys).go(),
  );
  return found.toSorted((a, b) => a.id.localeCompare(b.id));
}

const notSentItem = (sent: { readonly email: string; readonly inquiry_id: string }): TransactItem => ({
  Delete: InquirySenderEntity.delete(sent).params(),
});

/** Deletes an inquiry with what it is found by and counted as; false when it was changed since it was read. */
export const forgetInquiry = (inquiry: StoredInquiry): Promise<boolean> =>
  transactUnlessRefused([
    notSentItem({ email: inquiry.email, inquiry_id: inquiry.id }),
    deleteItem(InquiryEntity, inquiry),
    ...inquirySearch.items(inquiry, undefined),
    ...countItems(inquiry, undefined),
  ]);

/** The same of one that somebody sent; without it, its entry in the list of its sender. */
async function forgetOne(sent: { readonly email: string; readonly inquiry_id: string }): Promise<boolean> {
  const inquiry = await findInquiry(sent.inquiry_id);
  return inquiry ? forgetInquiry(inquiry) : transactUnlessRefused([notSentItem(sent)]);
}

/** Deletes all inquiries of an address. One that an admin changes meanwhile is found and deleted by the next round. */
export const forgetSentBy = (email: string): Promise<void> =>
  deleteAll(
    async (limit) => (await InquirySenderEntity.query.whatDidTheySend({ email }).go({ limit })).data,
    async (sent) => {
      for (const { inquiry_id } of sent) await forgetOne({ email, inquiry_id });
      return [];
    },
  );
