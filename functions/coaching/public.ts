import type { CoachingPackage } from '#shared/coaching/coaching-package.ts';
import type { Page } from '#shared/kernel/page.ts';
import { currentPackages } from './coaching-package.copy.ts';
import { toPackage } from './coaching-package.view.ts';

/** What other domains may ask of the coaching packages. They need the table and nothing else. */

/** A package as the API answers it. */
export async function findListedPackage(id: string): Promise<CoachingPackage | undefined> {
  const found = (await currentPackages()).find((each) => each.id === id);
  return found && toPackage(found);
}

/** What the API answers, for pages that bring it along. Loaded when asked for. */
export async function packageAnswers() {
  const { listPackages } = await import('./coaching-package-list.service.ts');
  return { listPackages };
}

/** All packages: they are in memory anyway, so the first page is the only one. */
export async function listPublishedPackages(): Promise<Page<CoachingPackage>> {
  return { items: (await currentPackages()).map(toPackage) };
}
