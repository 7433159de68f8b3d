import type { SeedArticle } from './article.ts';

/** Guides to risk and incidents: how to do one thing, in steps. */
export const practiceGuides: readonly SeedArticle[] = [
  {
    post_type: 'guide',
    slug: 'first-hipaa-risk-analysis',
    title: 'A First HIPAA Risk Analysis, Step by Step',
    excerpt:
      'Follow patient information through a working day, pair threats with weaknesses, rate them in words you can repeat, and write down who decided.',
    category: 'Risk Management',
    tags: ['hipaa', 'risk analysis', 'healthcare', 'small teams'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-03-24T08:00:00.000Z',
    difficulty_level: 'beginner',
    allow_comments: true,
    seo_data: {
      meta_title: 'HIPAA risk analysis step by step: a first pass for small practices',
      meta_description:
        'How to carry out a first HIPAA Security Rule risk analysis under 45 CFR 164.308: find ePHI, write scenarios, rate likelihood and impact, decide and document.',
      focus_keyword: 'hipaa risk analysis',
      keywords: ['hipaa security rule', 'ephi', '164.308', 'risk analysis method'],
      schema_type: 'HowTo',
    },
    prerequisites: [
      'A list of business associates and their agreements',
      'Time with the front desk, billing and IT',
      'Somebody with the authority to accept a risk',
    ],
  },
  {
    post_type: 'guide',
    slug: 'run-a-two-hour-ransomware-exercise',
    title: 'Run a Two-Hour Ransomware Exercise',
    excerpt:
      'Three questions you cannot answer, five injects, one recorder and three to six changes with owners: a tabletop exercise without the theater.',
    category: 'Security Operations',
    tags: ['incident response', 'tabletop', 'ransomware', 'small teams'],
    is_featured: true,
    reading_time: 5,
    published_at: '2026-10-06T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'Ransomware tabletop exercise in two hours: script and guide',
      meta_description:
        'A two-hour ransomware tabletop exercise with roles, five timed injects, questions for the facilitator and a one-page report that leads to real changes.',
      focus_keyword: 'ransomware tabletop exercise',
      keywords: ['tabletop exercise', 'incident response exercise', 'injects', 'ransomware'],
      schema_type: 'HowTo',
    },
    prerequisites: [
      'A facilitator and a recorder who do not take part',
      'Eight to twelve people, among them somebody who may stop a service',
      'The current incident plan and contact list',
    ],
  },
];
