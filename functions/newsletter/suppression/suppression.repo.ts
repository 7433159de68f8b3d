import type { EntityItem } from 'electrodb';
import { nowIso } from '#lib/clock.ts';
import { readAll } from '#lib/table/batch.ts';
import { newestFirst, newestMatching } from '#lib/table/page.ts';
import { type TransactItem, transactUnlessRefused } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { SuppressionFilter } from '#shared/newsletter/api.ts';
import { SuppressionEntity } from './suppression.entity.ts';

export type StoredSuppression = EntityItem<typeof SuppressionEntity>;

/** Strongly consistent, so a bounce from a moment ago counts. */
export async function findSuppression(email: string): Promise<StoredSuppression | undefined> {
  return (await SuppressionEntity.get({ email }).go({ consistent: true })).data ?? undefined;
}

/** Those of some addresses that are listed; strongly consistent. */
export async function findSuppressed(emails: readonly string[]): Promise<ReadonlySet<string>> {
  const keys = emails.map((email) => ({ email }));
  const found = await readAll(keys, (some) => SuppressionEntity.get(some).go({ concurrency: 4, consistent: true }));
  return new Set(found.map(({ email }) => email));
}

/** Lists an address; one that is listed already keeps its reason and its time. */
export async function saveSuppression(email: string, reason: StoredSuppression['reason']): Promise<void> {
  await transactUnlessRefused([listItem(email, reason)]);
}

/** Part of a transaction; refused when the address has been listed. */
export const requireUnlistedItem = (email: string): TransactItem => {
  const { TableName, Key } = SuppressionEntity.get({ email }).params<{
    TableName: string;
    Key: Record<string, string>;
  }>();
  return { ConditionCheck: { TableName, Key, ConditionExpression: 'attribute_not_exists(pk)' } };
};

/** Part of a transaction; refused when the address is no longer listed. */
export const liftItem = (email: string): TransactItem => ({ Delete: SuppressionEntity.remove({ email }).params() });

/** Part of a transaction; refused when the address is listed already. */
export const listItem = (email: string, reason: StoredSuppression['reason']): TransactItem => ({
  Put: SuppressionEntity.create({ email, reason, at: nowIso() }).params(),
});

/** A page of the list, newest first; with `search`, the addresses with this prefix. */
export function listSuppressions(
  { search, reason }: SuppressionFilter,
  page: PageQuery,
): Promise<Page<StoredSuppression>> {
  const { allByAddress, allByTime } = SuppressionEntity.query;
  const found = search ? allByAddress({}).begins({ email: search }) : allByTime({});
  return reason
    ? newestMatching(
        found.where((of, { eq }) => eq(of.reason, reason)),
        page,
      )
    : newestFirst(found, page);
}
