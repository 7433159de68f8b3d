import { newsletterInterests } from '#shared/newsletter/interests.ts';

export type NewsletterTopic = (typeof newsletterInterests)[number]['value'];

/** Ticked when the form is opened, and what somebody gets who unticks every topic. */
export const defaultTopics: readonly NewsletterTopic[] = ['cybersecurity', 'compliance'];

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The chosen topics in the order of the list, never none. */
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
