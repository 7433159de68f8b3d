import type { EntityItem } from 'electrodb';
import { CoachingPackageEntity } from './coaching-package.entity.ts';

export type StoredPackage = EntityItem<typeof CoachingPackageEntity>;

/** All but trashed ones, newest first. Read once per change and cached in memory. */
export async function findCurrentPackages(): Promise<StoredPackage[]> {
  const query = CoachingPackageEntity.query.inListByTime({ list: 'current' });
  return (await query.go({ pages: 'all', order: 'desc' })).data;
}

/** The whole trash, latest deletion first. */
export async function findTrashedPackages(): Promise<StoredPackage[]> {
  const query = CoachingPackageEntity.query.inListByTime({ list: 'trash' });
  return (await query.go({ pages: 'all', order: 'desc' })).data;
}
