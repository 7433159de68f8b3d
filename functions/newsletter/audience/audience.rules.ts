import { newsletterInterests } from '#shared/newsletter/interests.ts';
import type { StoredSubscriber } from '../subscriber/subscriber.repo.ts';
import type { AudienceFigures } from './audience.repo.ts';

type Interested = Pick<StoredSubscriber, 'status' | 'interests'> | undefined;

/** The set of those who chose none of the topics: they hear about all of them. */
const everything = 'all';

const knownIn = (interests: readonly string[]): string[] =>
  newsletterInterests.map(({ value }) => value).filter((value) => interests.includes(value));

/**
 * Whether a newsletter about some topics goes to a subscriber: confirmed ones who chose one of them, or none of the site's
 * topics, which means all. One about none goes to everybody.
 */
export function isAddressed({ status, interests }: NonNullable<Interested>, topics: readonly string[]): boolean {
  if (status !== 'confirmed') return false;
  const chosen = knownIn(interests);
  return topics.length === 0 || chosen.length === 0 || chosen.some((interest) => topics.includes(interest));
}

/** The set that counts a subscriber; undefined for those who get no newsletter. */
const setOf = (subscriber: Interested): string | undefined =>
  subscriber?.status === 'confirmed' ? knownIn(subscriber.interests).join('+') || everything : undefined;

/** What a change of a subscriber adds to the figures; undefined when nothing. */
export function audienceChange(before: Interested, after: Interested): AudienceFigures | undefined {
  const [was, is] = [setOf(before), setOf(after)];
  if (was === is) return undefined;
  return { ...(was !== undefined && { [was]: -1 }), ...(is !== undefined && { [is]: 1 }) };
}

/** How many get a newsletter about any of these interests, each once: as many as `isAddressed` finds. */
export function audienceOf(figures: AudienceFigures, interests: readonly string[]): number {
  const isReached = (set: string) =>
    interests.length === 0 || set === everything || set.split('+').some((interest) => interests.includes(interest));
  return Object.entries(figures).reduce((sum, [set, count]) => (isReached(set) ? sum + count : sum), 0);
}
