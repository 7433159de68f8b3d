import type { Writer } from '#lib/actor.ts';
import { nowIso } from '#lib/clock.ts';
import { conflict } from '#lib/errors.ts';
import { saved } from '#lib/managed/answer.ts';
import { managed } from '#lib/managed/managed.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import type { inquiriesApi } from '#shared/inquiries/api.ts';
import type { Inquiry, InquiryReply } from '#shared/inquiries/inquiry.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import { InquiryEntity } from './inquiry.entity.ts';
import {
  findInquiries,
  listInquiries,
  listInState,
  listOfKind,
  listOfKindInState,
  type StoredInquiry,
} from './inquiry.repo.ts';
import { countItems } from './inquiry-counts.ts';
import { inquirySearch } from './inquiry-search.ts';
import { newTask } from './task.ts';

type Filters = QueryOf<typeof inquiriesApi.adminListInquiries>;

const toInquiry = ({ list: _, ...inquiry }: StoredInquiry): Inquiry => inquiry;

/** The inquiries as admins manage them. Visitors create them. */
export const inquiries = managed({
  entity: InquiryEntity,
  noun: 'inquiry',
  field: 'inquiry',
  id: 'inquiry',
  name: ({ subject }) => subject,
  view: () => toInquiry,
  logged: toInquiry,
  also: ({ before, after }) => countItems(before, after),
});

function found({ state, kind, search: typed, ...query }: Filters): Promise<Page<StoredInquiry>> {
  if (typed) {
    const passes = (inquiry: StoredInquiry) => (!state || inquiry.state === state) && (!kind || inquiry.kind === kind);
    return inquirySearch.find({ typed, page: query, load: findInquiries, passes });
  }
  if (state && kind) return listOfKindInState(kind, state, query);
  if (state) return listInState(state, query);
  return kind ? listOfKind(kind, query) : listInquiries(query);
}

export async function adminListInquiries(filters: Filters): Promise<Page<Inquiry>> {
  const { items, next } = await found(filters);
  return { items: items.map(toInquiry), next };
}

/** Of the longest texts, these and the notes still fit into an item of the table: 400 KB. */
const mostReplies = 20;
const isFull = `An inquiry has room for ${mostReplies} replies. Please go on by mail.`;

/** Stores a reply and mails it. A new inquiry becomes open. 409 for one with as many replies as it can keep. */
export async function replyToInquiry(writer: Writer, id: string, { revision, message }: InquiryReply) {
  const before = await inquiries.mustBe(id, revision);
  if (before.replies.length >= mostReplies) throw conflict(isFull);
  const replies = [...before.replies, { message, by: writer.name, at: nowIso() }];
  const task = newTask(id, { kind: 'reply', index: before.replies.length });
  const state = before.state === 'new' ? 'open' : before.state;
  const after = await inquiries.save(writer, 'replied', before, { replies, state }, { also: [outboxItem(task)] });
  await announce([task]);
  return saved('inquiry', 'Reply sent', toInquiry(after));
}
