import { newsletterInterests } from '#shared/newsletter/interests.ts';

export type NewsletterTopic = (typeof newsletterInterests)[number]['value'];

/** Preselected, and the fallback if every topic is deselected. */
export const defaultTopics: readonly NewsletterTopic[] = ['cybersecurity', 'compliance'];

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The chosen topics in list order; never empty. */
export function effectiveTopics(chosen: readonly NewsletterTopic[]): NewsletterTopic[] {
  const wanted = chosen.length > 0 ? chosen : defaultTopics;
  return newsletterInterests.map(({ value }) => value).filter((value) => wanted.includes(value));
}

/** `cybersecurity and compliance`. */
export const topicSentence = (chosen: readonly NewsletterTopic[]): string => {
  const values: readonly string[] = effectiveTopics(chosen);
  return listed.format(
    newsletterInterests.filter(({ value }) => values.includes(value)).map(({ label }) => label.toLowerCase()),
  );
};
