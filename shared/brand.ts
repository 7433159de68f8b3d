/** Names of the product and of its legal entity. The only place that spells them. */
export const brand = {
  name: 'Rampart',
  tagline: 'Ebooks and prompt packages for people who run security and compliance programs.',
  legalName: 'Rampart Press',
  /** Signs what the library's own team writes. */
  editors: 'Rampart editors',
} as const;
