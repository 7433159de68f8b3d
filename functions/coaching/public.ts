import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import type { Page } from '#shared/kernel/page.ts';
import { currentPackages, freshPackages } from './coaching-package.copy.ts';
import { toPackage } from './coaching-package.view.ts';

/** What other domains may use of the coaching packages. It needs the table and nothing else. */

/** A package as the API returns it. */
export async function findListedPackage(id: string): Promise<CoachingPackage | undefined> {
  const found = (await currentPackages()).find((each) => each.id === id);
  return found && toPackage(found);
}

/** API responses for pages to embed. Loaded on demand. */
export async function packageAnswers() {
  const { listPackages } = await import('./coaching-package-list.service.ts');
  return { listPackages };
}

/** All packages in a single page: they are in memory anyway. */
export async function listPublishedPackages(): Promise<Page<CoachingPackage>> {
  return { items: (await currentPackages()).map(toPackage) };
}

/** The number of packages outside the trash. */
export const totalPackages = async (): Promise<number> => (await freshPackages()).length;
