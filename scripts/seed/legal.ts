/** One legal page; its default text is `content/legal/<slug>.html`. */
export interface SeedLegalPage {
  readonly slug: string;
  readonly title: string;
}

export const legalPages: readonly SeedLegalPage[] = [
  { slug: 'imprint', title: 'Imprint' },
  { slug: 'privacy', title: 'Privacy' },
  { slug: 'refunds', title: 'Refund policy' },
  { slug: 'terms', title: 'Terms of use and sale' },
];

/** What the texts leave open, written `{{name}}`. The product fills in `brand`, the operator the rest. */
export const legalPlaceholders = [
  'brand',
  'last_changed',
  'operator_address',
  'operator_country',
  'operator_email',
  'operator_name',
  'operator_phone',
  'operator_register',
  'operator_representative',
  'operator_tax_number',
] as const;
