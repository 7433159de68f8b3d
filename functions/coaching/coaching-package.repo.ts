import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { CoachingPackageEntity } from './coaching-package.entity.ts';

export type StoredPackage = EntityItem<typeof CoachingPackageEntity>;

/** One in whatever list, as it is now. */
export async function findPackage(id: string): Promise<StoredPackage | undefined> {
  return (await CoachingPackageEntity.get({ id }).go({ consistent: true })).data ?? undefined;
}

/** All but trashed ones, newest first. Read once a change and kept in memory. */
export async function findCurrentPackages(): Promise<StoredPackage[]> {
  const query = CoachingPackageEntity.query.inListByTime({ list: 'current' });
  return (await query.go({ pages: 'all', order: 'desc' })).data;
}

/** A page of the trash, the latest deleted first. */
export const listTrashedPackages = (query: PageQuery): Promise<Page<StoredPackage>> =>
  newestFirst(CoachingPackageEntity.query.inListByTime({ list: 'trash' }), query);

/** What the trash has kept until `moment`; at most 100, the next run finds the others. */
export async function findDuePackages(moment: string): Promise<StoredPackage[]> {
  const query = CoachingPackageEntity.query.inListByTime({ list: 'trash' }).lte({ listed_at: moment });
  return (await query.go({ order: 'asc', limit: 100 })).data;
}

/** Part of a transaction; refused when the id is taken. */
export const insertPackageItem = (item: StoredPackage): TransactItem => ({
  Put: CoachingPackageEntity.create(item).params(),
});

/** Part of a transaction that puts `after` in the place of the revision it was made from; refused when that is gone. */
export const replacePackageItem = (after: StoredPackage, revision: number): TransactItem => ({
  Put: CoachingPackageEntity.put(after)
    .where((stored, { eq }) => eq(stored.revision, revision))
    .params(),
});

/** Part of a transaction that purges; refused when it was restored meanwhile. */
export const purgePackageItem = ({ id, revision }: StoredPackage): TransactItem => ({
  Delete: CoachingPackageEntity.delete({ id })
    .where((stored, { eq }) => `${eq(stored.revision, revision)} AND ${eq(stored.list, 'trash')}`)
    .params(),
});
