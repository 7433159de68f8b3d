import type { Writer } from '#lib/actor.ts';
import { bulk, idsOf } from '#lib/job/bulk.ts';
import type { InquiryState } from '#shared/inquiries/choices.ts';
import { adminListInquiries, inquiries } from './admin-inquiry.service.ts';
import { inquiryQueue } from './task.ts';

const setState = (state: InquiryState) => ({
  title: (count: string) => `Set ${count} to ${state}`,
  carryOut: (writer: Writer, id: string) =>
    inquiries.act(writer, id, { deed: 'updated', message: '' }, (before) =>
      before.state === state ? undefined : { state },
    ),
});

/** A failure is kept longer than the inquiry may be, and a subject may name its sender: the kind and the id say which it is. */
async function nameOf(id: string): Promise<string | undefined> {
  const found = await inquiries.find(id);
  return found && `${found.kind} inquiry ${id}`;
}

/** What can be done to many inquiries at once. */
export const inquiryBulk = bulk(inquiryQueue, {
  thing: 'inquiry',
  noun: { one: 'inquiry', many: 'inquiries' },
  acts: { open: setState('open'), done: setState('done') },
  nameOf,
  idsThatMatch: idsOf(adminListInquiries),
});
