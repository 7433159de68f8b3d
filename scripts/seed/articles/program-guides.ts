import type { SeedArticle } from './article.ts';

/** Guides to programs and audits: how to do one thing, in steps. */
export const programGuides: readonly SeedArticle[] = [
  {
    post_type: 'guide',
    slug: 'csf-2-profile-in-four-weeks',
    title: 'A NIST CSF 2.0 Organizational Profile in Four Weeks',
    excerpt:
      'Scope, evidence, choice and one page for the executives: a plan for two or three people that ends in a Profile somebody can check.',
    category: 'Frameworks',
    tags: ['nist csf', 'profiles', 'evidence', 'small teams'],
    is_featured: true,
    reading_time: 6,
    published_at: '2026-09-08T08:00:00.000Z',
    difficulty_level: 'beginner',
    allow_comments: true,
    seo_data: {
      meta_title: 'NIST CSF 2.0 Profile in four weeks: a practical guide',
      meta_description:
        'Build a Current and Target Profile for NIST CSF 2.0 in four weeks: a scope that excludes something, ten sources of evidence, targets that are choices.',
      focus_keyword: 'nist csf 2.0 profile',
      keywords: ['nist csf 2.0', 'organizational profile', 'target profile', 'csf evidence'],
      schema_type: 'HowTo',
    },
    prerequisites: [
      'The text of NIST CSF 2.0, free from NIST',
      'Somebody who may accept a gap',
      'Read access to the directory, the backup console and the supplier ledger',
    ],
  },
  {
    post_type: 'guide',
    slug: 'iso-27001-internal-audit-that-finds-something',
    title: 'An ISO 27001 Internal Audit That Finds Something',
    excerpt:
      'Criteria that can fail, trails in both directions, and findings a manager can act on: clause 9.2 as a useful week instead of a yearly ritual.',
    category: 'Audit & Evidence',
    tags: ['iso 27001', 'internal audit', 'evidence', 'isms', 'sampling'],
    is_featured: false,
    reading_time: 6,
    published_at: '2026-05-19T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'ISO 27001 internal audit: a guide to clause 9.2 that finds something',
      meta_description:
        'Plan and run an ISO 27001 internal audit: risk-based scope, criteria taken from your own policies, samples from real populations and findings with evidence.',
      focus_keyword: 'iso 27001 internal audit',
      keywords: ['iso 27001 clause 9.2', 'internal audit', 'audit findings', 'nonconformity'],
      schema_type: 'HowTo',
    },
    prerequisites: [
      'A licensed copy of ISO/IEC 27001:2022',
      'The risk register and the Statement of Applicability',
      'An auditor who does not audit their own work',
    ],
  },
];
