import { brand } from '#shared/brand.ts';

/** Who signs the articles: the editorial team, because no single person may be claimed for them. */
export const editors = {
  name: brand.editors,
  email: 'editors@rampart.test',
  position: 'Editorial team',
  company: brand.name,
  bio: 'The editors of the library sign their texts together. The texts cite the articles, sections and clauses they speak of, so that readers can check them, and say which examples are invented. They are working aids and not legal advice.',
  expertise_areas: [
    'NIST CSF',
    'ISO 27001',
    'SOC 2',
    'PCI DSS',
    'SOX ITGC',
    'GDPR',
    'HIPAA',
    'ISO 42001',
    'Incident response',
  ],
} as const;
