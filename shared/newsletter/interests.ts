/** Interests of a subscriber, in the order in which they are offered. */
export const newsletterInterests = [
  { value: 'cybersecurity', label: 'Cybersecurity' },
  { value: 'compliance', label: 'Compliance' },
  { value: 'risk_management', label: 'Risk management' },
  { value: 'industry_news', label: 'Industry news' },
  { value: 'best_practices', label: 'Best practices' },
  { value: 'frameworks', label: 'Frameworks' },
  { value: 'case_studies', label: 'Case studies' },
] as const;

/** Label of an interest. One not on the list is a tag of the article with the form, and its own label. */
export const interestLabel = (interest: string): string =>
  newsletterInterests.find(({ value }) => value === interest)?.label ?? interest;
