import { createPackage, coachingPackages as managedPackages } from '#functions/coaching/coaching-package.service.ts';
import { CoachingPackageInput } from '#shared/coaching/coaching-package.ts';
import { typeOfCategory } from '#shared/coaching/derived.ts';
import { coachingPackages, type SeedCoachingPackage } from './coaching.ts';
import { seedId } from './ids.ts';

/** The actor of these acts in the log. */
const seed = { id: 'seed', name: 'Seed' };
const firstDay = Date.parse('2026-10-18T09:00:00Z');
const hour = 3_600_000;

/** What the form asks, and the kind of coaching where it does not follow from the category. */
function inputOf({
  coaching_type,
  session_duration: _,
  difficulty_level: __,
  is_free: ___,
  ...asked
}: SeedCoachingPackage) {
  const said = typeOfCategory(asked.category) === coaching_type ? {} : { coaching_type };
  return CoachingPackageInput.parse({ ...asked, ...said });
}

/** The packages; the first of the list are the newest. */
export async function seedCoaching(): Promise<void> {
  for (const [place, offer] of coachingPackages.entries()) {
    const id = seedId('coachingPackage', offer.slug);
    if (await managedPackages.find(id)) continue;
    const created_at = new Date(firstDay - place * hour).toISOString();
    await createPackage(seed, inputOf(offer), { id, created_at });
  }
}
