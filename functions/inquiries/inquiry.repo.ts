import type { EntityItem } from 'electrodb';
import { readAll } from '#lib/table/batch.ts';
import { newestFirst, newestMatching } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { InquiryKind, InquiryState } from '#shared/inquiries/choices.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { InquiryEntity } from './inquiry.entity.ts';

export type StoredInquiry = EntityItem<typeof InquiryEntity>;

/** One inquiry: a strongly consistent read. */
export async function findInquiry(id: string): Promise<StoredInquiry | undefined> {
  return (await InquiryEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** Inquiries by id, for lists. */
export async function findInquiries(ids: readonly string[]): Promise<ReadonlyMap<string, StoredInquiry>> {
  const keys = ids.map((id) => ({ id }));
  const inquiries = await readAll(keys, (some) => InquiryEntity.get(some).go());
  return new Map(inquiries.map((inquiry) => [inquiry.id, inquiry]));
}

export const listInquiries = (query: PageQuery): Promise<Page<StoredInquiry>> =>
  newestFirst(InquiryEntity.query.allByTime({ list: 'all' }), query);

export const listInState = (state: InquiryState, query: PageQuery): Promise<Page<StoredInquiry>> =>
  newestFirst(InquiryEntity.query.inState({ state }), query);

export const listOfKind = (kind: InquiryKind, query: PageQuery): Promise<Page<StoredInquiry>> =>
  newestFirst(InquiryEntity.query.ofKind({ kind }), query);

/** Filters by both: reads the inquiries of a state and skips other kinds, so a page may be shorter and lead on. */
export function listOfKindInState(
  kind: InquiryKind,
  state: InquiryState,
  query: PageQuery,
): Promise<Page<StoredInquiry>> {
  return newestMatching(
    InquiryEntity.query.inState({ state }).where((stored, { eq }) => eq(stored.kind, kind)),
    query,
  );
}

/** Some of the inquiries that are done and that nobody has changed since a moment (ISO 8601), oldest first. */
export async function listDoneUntil(at: string, most: number): Promise<StoredInquiry[]> {
  const done = InquiryEntity.query.inState({ state: 'done' }).lte({ created_at: at });
  const untouched = done.where((of, { lte }) => lte(of.updated_at, at));
  return (await untouched.go({ order: 'asc', count: most })).data;
}

/** Part of a transaction; refused when the id is taken. */
export const insertInquiryItem = (inquiry: StoredInquiry): TransactItem => ({
  Put: InquiryEntity.create(inquiry).params(),
});
