import type { SignedIn } from '#lib/actor.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { nowIso } from '#lib/clock.ts';
import { notFound, staleVersion } from '#lib/errors.ts';
import { announce } from '#lib/outbox/announce.ts';
import { outboxItem } from '#lib/outbox/outbox.repo.ts';
import { saveVersion } from '#lib/table/save.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { inquiriesApi } from '#shared/inquiries/api.ts';
import type { Inquiry, InquiryEdit, InquiryReply } from '#shared/inquiries/inquiry.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import {
  findInquiry,
  listInquiries,
  listInState,
  listOfKind,
  listOfKindInState,
  replaceInquiryItem,
  type StoredInquiry,
} from './inquiry.repo.ts';
import { newTask } from './task.ts';

type Filters = QueryOf<typeof inquiriesApi.adminListInquiries>;
interface Saved {
  readonly success: true;
  readonly message: string;
  readonly inquiry: Inquiry;
}

const toInquiry = ({ list: _, ...inquiry }: StoredInquiry): Inquiry => inquiry;

function found({ state, kind, ...query }: Filters): Promise<Page<StoredInquiry>> {
  if (state && kind) return listOfKindInState(kind, state, query);
  if (state) return listInState(state, query);
  return kind ? listOfKind(kind, query) : listInquiries(query);
}

export async function adminListInquiries(filters: Filters): Promise<Page<Inquiry>> {
  const { items, next } = await found(filters);
  return { items: items.map(toInquiry), next };
}

async function mustFind(id: string): Promise<StoredInquiry> {
  const inquiry = await findInquiry(id);
  if (!inquiry) throw notFound('Inquiry not found');
  return inquiry;
}

export const adminGetInquiry = async (id: string): Promise<Inquiry> => toInquiry(await mustFind(id));

/** Puts a change in the place of the version it was made from, with the row of who did it. */
async function save(
  actor: SignedIn,
  action: `inquiry.${string}`,
  before: StoredInquiry,
  change: Partial<StoredInquiry>,
  also: readonly TransactItem[] = [],
): Promise<Inquiry> {
  const after: StoredInquiry = { ...before, ...change, version: before.version + 1, updated_at: nowIso() };
  const target = { id: after.id, name: after.subject };
  const act = auditItem(actor, { action, target, before: toInquiry(before), after: toInquiry(after) });
  await saveVersion(replaceInquiryItem(after, before.version), [act, ...also], () => adminGetInquiry(before.id));
  return toInquiry(after);
}

async function mustBe(id: string, version: number): Promise<StoredInquiry> {
  const inquiry = await mustFind(id);
  if (version !== inquiry.version) throw staleVersion(toInquiry(inquiry));
  return inquiry;
}

export async function editInquiry(actor: SignedIn, id: string, { version, ...fields }: InquiryEdit): Promise<Saved> {
  const before = await mustBe(id, version);
  const { state = before.state, notes = before.notes } = fields;
  const inquiry = await save(actor, 'inquiry.updated', before, { state, notes });
  return { success: true, message: 'Inquiry updated successfully', inquiry };
}

/** Keeps an answer and mails it; what was new is being worked on then. */
export async function replyToInquiry(actor: SignedIn, id: string, { version, message }: InquiryReply): Promise<Saved> {
  const before = await mustBe(id, version);
  const replies = [...before.replies, { message, by: actor.name, at: nowIso() }];
  const task = newTask(id, { kind: 'reply', index: before.replies.length });
  const state = before.state === 'new' ? 'open' : before.state;
  const inquiry = await save(actor, 'inquiry.replied', before, { replies, state }, [outboxItem(task)]);
  await announce([task]);
  return { success: true, message: 'Reply sent', inquiry };
}
