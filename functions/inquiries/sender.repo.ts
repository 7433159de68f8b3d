import { readAll } from '#lib/table/batch.ts';
import { deleteAll } from '#lib/table/delete-all.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { InquiryEntity } from './inquiry.entity.ts';
import type { StoredInquiry } from './inquiry.repo.ts';
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

/** Deletes all inquiries of an address. The list of them goes last, so that a second run finds what is left. */
export const forgetSentBy = (email: string): Promise<void> =>
  deleteAll(
    async (limit) => (await InquirySenderEntity.query.whatDidTheySend({ email }).go({ limit })).data,
    async (sent) => {
      const { unprocessed } = await InquiryEntity.delete(sent.map(({ inquiry_id: id }) => ({ id }))).go();
      return unprocessed.length > 0 ? unprocessed : (await InquirySenderEntity.delete(sent).go()).unprocessed;
    },
  );
