import { newsletterInterests } from '#shared/newsletter/interests.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';

const known: ReadonlySet<string> = new Set(newsletterInterests.map(({ value }) => value));

/**
 * Whether a newsletter about some topics goes to a subscriber: confirmed ones who chose one of them, or none of the site's
 * topics, which means all. One about none goes to everybody.
 */
export function isAddressed(
  { status, interests }: Pick<StoredSubscriber, 'status' | 'interests'>,
  topics: readonly string[],
): boolean {
  if (status !== 'confirmed') return false;
  const chosen = interests.filter((interest) => known.has(interest));
  return topics.length === 0 || chosen.length === 0 || chosen.some((interest) => topics.includes(interest));
}
