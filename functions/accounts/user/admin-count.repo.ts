import type { TransactItem } from '#lib/table/transact.ts';
import { AdminCountEntity } from './admin-count.entity.ts';

/** What a change adds to the numbers of active admins and owners. */
export interface AdminChange {
  readonly active: number;
  readonly owners: number;
}

/**
 * Part of the transaction that changes who is an active admin or owner; refused when the last of either would be gone,
 * even when two leave at once. An owner is an admin too, so one who leaves is asked about as an owner.
 */
export const changeAdmins = ({ active, owners }: AdminChange): TransactItem => ({
  Update: AdminCountEntity.update({})
    .add({ ...(active !== 0 && { active }), ...(owners !== 0 && { owners }) })
    .where((count, { gt }) => {
      if (owners < 0) return gt(count.owners, 1);
      return active < 0 ? gt(count.active, 1) : '';
    })
    .params(),
});

/** How many admins are active, and how many of them are owners. */
export async function countActiveAdmins(): Promise<AdminChange> {
  const { data } = await AdminCountEntity.get({}).go({ consistent: true });
  return { active: data?.active ?? 0, owners: data?.owners ?? 0 };
}
