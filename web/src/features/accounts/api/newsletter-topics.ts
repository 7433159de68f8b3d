/** What a subscriber may be interested in, in the order in which it is offered. */
export const newsletterTopics = [
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'compliance', label: 'Compliance' },
  { value: 'risk_management', label: 'Risk management' },
  { value: 'industry_news', label: 'Industry news' },
  { value: 'best_practices', label: 'Best practices' },
  { value: 'frameworks', label: 'Frameworks' },
  { value: 'case_studies', label: 'Case studies' },
] as const;

export type NewsletterTopic = (typeof newsletterTopics)[number]['value'];

/** Ticked when the form is opened, and what somebody gets who unticks every topic. */
export const defaultTopics: readonly NewsletterTopic[] = ['cybersecurity', 'compliance'];

const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The chosen topics in the order of the list, never none. */
export function effectiveTopics(chosen: readonly NewsletterTopic[]): NewsletterTopic[] {
  const wanted = chosen.length > 0 ? chosen : defaultTopics;
  return newsletterTopics.map(({ value }) => value).filter((value) => wanted.includes(value));
}

/** `cybersecurity and compliance`. */
export const topicSentence = (chosen: readonly NewsletterTopic[]): string => {
  const values: readonly string[] = effectiveTopics(chosen);
  return listed.format(
    newsletterTopics.filter(({ value }) => values.includes(value)).map(({ label }) => label.toLowerCase()),
  );
};
