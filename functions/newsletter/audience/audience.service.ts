import type { NewsletterAudience } from '#shared/newsletter/newsletter.ts';
import { readAudienceFigures } from './audience.repo.ts';
import { audienceOf } from './audience.rules.ts';

/** How many confirmed subscribers a newsletter about these interests reaches; about none is about all. */
export const newsletterAudience = async (interests: readonly string[]): Promise<NewsletterAudience> => ({
  count: audienceOf(await readAudienceFigures(), interests),
});
