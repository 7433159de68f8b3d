import type { SeedArticle } from './article.ts';

/** Case studies: invented and openly so, never a customer. */
export const caseStudies: readonly SeedArticle[] = [
  {
    post_type: 'case-study',
    slug: 'case-study-cis-ig1-in-one-year',
    title: 'CIS Controls IG1 in One Year: A Wholesaler with Four People in IT',
    excerpt:
      'An invented case: 31 safeguards claimed, 14 proven, and a year of one day a week that changed what the owners ask about.',
    category: 'Security Operations',
    tags: ['cis controls', 'small teams', 'evidence', 'backup', 'inventory'],
    is_featured: true,
    reading_time: 5,
    published_at: '2026-08-18T08:00:00.000Z',
    difficulty_level: 'beginner',
    allow_comments: true,
    seo_data: {
      meta_title: 'Case study: CIS Controls IG1 in one year with a small team',
      meta_description:
        'An invented case study of CIS Controls Implementation Group 1 at a wholesaler: order of work by quarter, what went wrong, and what twelve months achieved.',
      focus_keyword: 'cis controls ig1',
      keywords: ['cis controls', 'implementation group 1', 'small business security', 'case study'],
      schema_type: 'Article',
    },
    case_study: {
      industry: 'Retail',
      company_size: 'small',
      challenge:
        'An invented wholesaler with about 180 staff could not answer its insurer truthfully. It believed that 31 of 56 safeguards were in place and could show a fresh record for 14.',
      solution:
        'Inventories first, then multifactor authentication and separate administrator accounts, then recovery, then training by role, with a weekly comparison of sources and one page of evidence by age.',
      results: [
        '49 of 56 safeguards with a record younger than three months',
        'Two accounts exempt from multifactor authentication instead of 21, both with an end date',
        'Restore of the order system tested at four hours, after a first attempt of eleven',
        'About three hours a week to keep the evidence current',
      ],
    },
  },
  {
    post_type: 'case-study',
    slug: 'case-study-access-review-rebuilt',
    title: 'A SOX Access Review, Rebuilt After It Failed',
    excerpt:
      'An invented case: every sheet came back signed and the control still failed. Populations, roles in plain words and confirmed removals repaired it.',
    category: 'Audit & Evidence',
    tags: ['sox', 'itgc', 'access reviews', 'evidence'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-04-14T08:00:00.000Z',
    difficulty_level: 'advanced',
    allow_comments: true,
    seo_data: {
      meta_title: 'Case study: rebuilding a SOX user access review',
      meta_description:
        'An invented case study of a SOX access review that operated on paper only, and how scope, complete populations and confirmed removals made it reliable.',
      focus_keyword: 'sox access review',
      keywords: ['user access review', 'itgc', 'section 404', 'case study'],
      schema_type: 'Article',
    },
    case_study: {
      industry: 'Technology',
      company_size: 'large',
      challenge:
        'An invented listed software company returned every review sheet signed, yet lists missed local accounts, reviewers approved hundreds of lines in minutes and removals were not confirmed.',
      solution:
        'Scope from key controls, exports from each layer with row counts, roles described in sentences about money, decisions by role owners, and a second export that proves each removal.',
      results: [
        '2,100 lines per quarter instead of 9,400, decided by 22 role owners',
        '174 lines removed in the first round, each confirmed by a second export',
        'Logs showed no use since the change of job for 171 of the 174; three were examined entry by entry',
        'Classified as a deficiency and closed in the following year',
      ],
    },
  },
];
