import { notFound } from '#lib/errors.ts';
import { pageOf } from '#lib/table/page.ts';
import type { coachingApi } from '#shared/coaching/api.ts';
import { type CoachingLevel, coachingLevels } from '#shared/coaching/choices.ts';
import type { AdminCoachingPackage, CoachingPackage } from '#shared/coaching/coaching-package.ts';
import type { QueryOf } from '#shared/kernel/endpoint.ts';
import type { Page } from '#shared/kernel/page.ts';
import { hasWords, wordsOf } from '#shared/kernel/words.ts';
import { currentPackages, freshPackages } from './coaching-package.copy.ts';
import { findTrashedPackages, type StoredPackage } from './coaching-package.repo.ts';
import { toAdminPackage, toPackage } from './coaching-package.view.ts';

type PublicFilters = QueryOf<typeof coachingApi.listCoachingPackages>;
type AdminFilters = QueryOf<typeof coachingApi.adminListCoachingPackages>;

export async function listPackages({
  coaching_type,
  difficulty_level,
  ...query
}: PublicFilters): Promise<Page<CoachingPackage>> {
  const found = (await currentPackages())
    .map(toPackage)
    .filter(
      (each) =>
        (!coaching_type || each.coaching_type === coaching_type) &&
        (!difficulty_level || each.difficulty_level === difficulty_level),
    );
  return pageOf(found, query);
}

export async function getPackage(id: string): Promise<CoachingPackage> {
  const found = (await currentPackages()).find((each) => each.id === id);
  if (!found) throw notFound('Coaching package not found');
  return toPackage(found);
}

const words = ({ title, description, category, level }: StoredPackage) => wordsOf(title, description, category, level);

/** The trash is read from the table, latest deletion first; everything else from the copy in memory. */
export async function adminListPackages({
  status,
  search,
  ...query
}: AdminFilters): Promise<Page<AdminCoachingPackage>> {
  const all = status === 'trash' ? await findTrashedPackages() : await freshPackages();
  const found = all.filter((each) => hasWords(words(each), search));
  return pageOf(found.map(toAdminPackage), query);
}

/** Counts of everything outside the trash. */
export async function coachingSummary(): Promise<Record<'total' | CoachingLevel, number>> {
  const all = await freshPackages();
  const having = (level: CoachingLevel) => all.filter((each) => each.level === level).length;
  const byLevel = Object.fromEntries(coachingLevels.map((level) => [level, having(level)]));
  return { ...(byLevel as Record<CoachingLevel, number>), total: all.length };
}
