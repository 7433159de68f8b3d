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
    author: 'imke-sandoval',
    is_featured: true,
    reading_time: 5,
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
    guide: {
      estimated_minutes: 2400,
      prerequisites: [
        'The text of NIST CSF 2.0, free from NIST',
        'Somebody who may accept a gap',
        'Read access to the directory, the backup console and the supplier ledger',
      ],
      steps: [
        {
          title: 'Write a scope that excludes something',
          text: 'One sentence that names a service, its people, places and suppliers, and at least one thing left out. Name who may accept a gap and list the obligations that drive the target.',
        },
        {
          title: 'Collect records before meetings',
          text: 'Gather ten dated records, from the reconciled inventory to the minutes of the last discussion of security. Note what does not exist.',
        },
        {
          title: 'Fill in the Current Profile',
          text: 'For each Subcategory in scope write what is done, which record shows it and its date. Only then choose one of four states.',
        },
        {
          title: 'Choose the Target Profile',
          text: 'Go through the rows with the person who accepts gaps. Set some targets lower on purpose and write the reason beside them.',
        },
        {
          title: 'Group the gaps and write one page',
          text: 'Group by what closes the gaps, order the groups, and report counts, owners, dates and accepted gaps without averages.',
        },
      ],
    },
  },
  {
    post_type: 'guide',
    slug: 'iso-27001-internal-audit-that-finds-something',
    title: 'An ISO 27001 Internal Audit That Finds Something',
    excerpt:
      'Criteria that can fail, trails in both directions, and findings a manager can act on: clause 9.2 as a useful week instead of a yearly ritual.',
    category: 'Audit & Evidence',
    tags: ['iso 27001', 'internal audit', 'evidence', 'isms', 'sampling'],
    author: 'imke-sandoval',
    is_featured: false,
    reading_time: 5,
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
    guide: {
      estimated_minutes: 2400,
      prerequisites: [
        'A licensed copy of ISO/IEC 27001:2022',
        'The risk register and the Statement of Applicability',
        'An auditor who does not audit their own work',
      ],
      steps: [
        {
          title: 'Decide what the audit is for',
          text: 'Choose the depth from top risks, changes and past findings, and write the reasoning in one paragraph of the program.',
        },
        {
          title: 'Write criteria that can fail',
          text: 'Turn requirements into statements about your organization, with thresholds from your own policies and Statement of Applicability.',
        },
        {
          title: 'Follow trails in both directions',
          text: 'Walk from a risk to its result, from a visible thing back to the lists, and through time with leavers and movers.',
        },
        {
          title: 'Write findings with four parts',
          text: 'Criterion, evidence, gap and consequence. Leave the cause and the correction to the owner of the process.',
        },
        {
          title: 'Close the loop',
          text: 'Report trends to the management review and test two closed actions with fresh samples after three months.',
        },
      ],
    },
  },
];
