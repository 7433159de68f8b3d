import type { TransactItem } from '#lib/table/transact.ts';
import { AdminCountEntity } from './admin-count.entity.ts';

/** Part of the transaction that makes somebody an active admin. */
export const oneAdminMore = (): TransactItem => ({ Update: AdminCountEntity.update({}).add({ active: 1 }).params() });

/** Part of the transaction that removes an active admin; refused for the last, even when two leave at once. */
export const oneAdminLess = (): TransactItem => ({
  Update: AdminCountEntity.update({})
    .add({ active: -1 })
    .where(({ active }, { gt }) => gt(active, 1))
    .params(),
});

/** How many admins are active. */
export async function countActiveAdmins(): Promise<number> {
  return (await AdminCountEntity.get({}).go({ consistent: true })).data?.active ?? 0;
}
