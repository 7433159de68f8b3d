import type { FrameworkInput } from '#shared/catalog/framework.ts';

/** Frameworks the shelf covers: names as books use them, facts from their publishers. */
export const frameworks: readonly FrameworkInput[] = [
  {
    name: 'NIST CSF',
    description: 'The Cybersecurity Framework of NIST: six functions, 22 categories, 106 outcomes.',
    category: 'Security',
    version: '2.0',
    url: 'https://www.nist.gov/cyberframework',
    tags: 'csf, profiles, tiers',
  },
  {
    name: 'NIST RMF',
    description: 'The Risk Management Framework of NIST SP 800-37 with the controls of SP 800-53.',
    category: 'Risk Management',
    version: 'SP 800-37 Rev. 2',
    url: 'https://csrc.nist.gov/projects/risk-management',
    tags: 'rmf, authorization, 800-53',
  },
  {
    name: 'ISO 27001',
    description: 'Requirements for an information security management system, with 93 controls in Annex A.',
    category: 'Security',
    version: '2022',
    url: 'https://www.iso.org/standard/27001',
    tags: 'isms, annex a',
  },
  {
    name: 'SOC 2',
    description: 'Reports on controls of service organizations against the AICPA Trust Services Criteria.',
    category: 'Compliance',
    version: '2017 criteria, 2022 points of focus',
    url: 'https://www.aicpa-cima.com/topic/audit-assurance/audit-and-assurance-greater-than-soc-2',
    tags: 'trust services criteria, cpa report',
  },
  {
    name: 'PCI DSS',
    description: 'The Payment Card Industry Data Security Standard: twelve requirements for account data.',
    category: 'Compliance',
    version: '4.0.1',
    url: 'https://www.pcisecuritystandards.org',
    tags: 'payment cards, saq',
  },
  {
    name: 'HIPAA',
    description: 'The Security, Privacy and Breach Notification Rules for health information in the United States.',
    category: 'Compliance',
    version: '45 CFR 160 and 164',
    url: 'https://www.hhs.gov/hipaa',
    tags: 'phi, security rule',
  },
  {
    name: 'GDPR',
    description: "The European Union's General Data Protection Regulation.",
    category: 'Privacy',
    version: '2016/679',
    url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    tags: 'privacy, dpia, breach',
  },
  {
    name: 'CIS Controls',
    description: 'Eighteen prioritized controls with 153 safeguards in three implementation groups.',
    category: 'Security',
    version: '8.1',
    url: 'https://www.cisecurity.org/controls',
    tags: 'safeguards, ig1',
  },
  {
    name: 'SOX',
    description: 'The Sarbanes-Oxley Act; section 404 asks for internal control over financial reporting.',
    category: 'Compliance',
    version: '2002',
    url: 'https://pcaobus.org',
    tags: 'itgc, 404',
  },
  {
    name: 'CCPA',
    description: 'The California Consumer Privacy Act as amended by the CPRA.',
    category: 'Privacy',
    version: 'as amended 2020',
    url: 'https://cppa.ca.gov',
    tags: 'privacy, consumer requests',
  },
  {
    name: 'ISO 42001',
    description: 'Requirements for a management system for artificial intelligence.',
    category: 'Risk Management',
    version: '2023',
    url: 'https://www.iso.org/standard/42001',
    tags: 'ai, aims',
  },
  {
    name: 'NIST AI RMF',
    description: 'The AI Risk Management Framework: govern, map, measure, manage.',
    category: 'Risk Management',
    version: '1.0',
    url: 'https://www.nist.gov/itl/ai-risk-management-framework',
    tags: 'ai, trustworthy',
  },
  {
    name: 'General',
    description: 'Practice that serves every framework.',
    category: 'Security',
    version: '',
    url: '',
    tags: 'practice',
  },
];

/** The three plans of the price list. */
export const plans = [
  { name: 'Basic', value: 9.99, ebooks_per_week: 1, features: ['All formats', 'Cancel at any time'] },
  {
    name: 'Professional',
    value: 19.99,
    ebooks_per_week: 3,
    features: ['All formats', 'Prompt packages', 'Cancel at any time'],
  },
  {
    name: 'Unlimited',
    value: 39.99,
    is_unlimited: true,
    features: ['All formats', 'Prompt packages', 'Cancel at any time'],
  },
] as const;

/** Bulk discounts: the more books in a cart, the more each costs less. */
export const discounts = [
  {
    name: 'Bulk discount, 3 or more',
    description: '10 % off three or four ebooks',
    type: 'percentage',
    value: 10,
    minQuantity: 3,
  },
  {
    name: 'Bulk discount, 5 or more',
    description: '15 % off five or more ebooks',
    type: 'percentage',
    value: 15,
    minQuantity: 5,
  },
] as const;

/** A code to try in the cart. With three ebooks the bulk discount saves as much, and applies instead. */
export const coupon = {
  name: 'Reader’s code',
  description: '10 % off any cart',
  type: 'percentage',
  value: 10,
  code: 'RAMPART10',
} as const;
