import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { CoachingPackageEntity } from './coaching-package.entity.ts';

export type StoredPackage = EntityItem<typeof CoachingPackageEntity>;

/** All but trashed ones, newest first. Read once per change and cached in memory. */
export async function findCurrentPackages(): Promise<StoredPackage[]> {
  const query = CoachingPackageEntity.query.inListByTime({ list: 'current' });
  return (await query.go({ pages: 'all', order: 'desc' })).data;
}

/** A page of the trash, latest deletion first. */
export const listTrashedPackages = (query: PageQuery): Promise<Page<StoredPackage>> =>
  newestFirst(CoachingPackageEntity.query.inListByTime({ list: 'trash' }), query);
