/** The name of the product and what the law and the mails call it. The only place that spells it. */
export const brand = {
  name: 'Rampart',
  tagline: 'Ebooks and prompt packages for people who run security and compliance programmes.',
  legalName: 'Rampart Press',
} as const;
