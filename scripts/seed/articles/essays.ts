import type { SeedArticle } from './article.ts';

/** Articles: one subject, one position. */
export const essays: readonly SeedArticle[] = [
  {
    post_type: 'article',
    slug: 'pci-dss-scoping-draw-the-flow-first',
    title: 'PCI DSS 4.0.1 Scoping: Draw the Flow First',
    excerpt:
      'Scope is a claim that you confirm and the assessor checks. Begin with the ways a card can reach you, search for stray data, and test the segmentation.',
    category: 'Frameworks',
    tags: ['pci dss', 'scoping', 'payments', 'vendor risk'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-02-10T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'PCI DSS 4.0.1 scoping: start with the data flow',
      meta_description:
        'How to document and confirm PCI DSS 4.0.1 scope under requirement 12.5.2: data flows, three kinds of system, tested segmentation, web checkout, providers.',
      focus_keyword: 'pci dss scoping',
      keywords: ['pci dss 4.0.1', 'requirement 12.5.2', 'segmentation', 'cardholder data environment'],
      schema_type: 'Article',
    },
  },
  {
    post_type: 'article',
    slug: 'soc-2-evidence-populations-before-samples',
    title: 'SOC 2 Evidence: Populations Before Samples',
    excerpt:
      'If the list is incomplete, the sample proves nothing. How to define populations, show completeness and accuracy, and handle a missed control honestly.',
    category: 'Audit & Evidence',
    tags: ['soc 2', 'evidence', 'sampling', 'access reviews'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-07-07T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'SOC 2 evidence: get the population right before the sample',
      meta_description:
        'SOC 2 Type 2 evidence begins with complete populations. What each control counts, how to show completeness, and what to do about a missed control.',
      focus_keyword: 'soc 2 evidence',
      keywords: ['soc 2 type 2', 'population', 'completeness and accuracy', 'audit sampling'],
      schema_type: 'Article',
    },
  },
  {
    post_type: 'article',
    slug: 'ccpa-requests-clock-identity-search',
    title: 'CCPA Requests: The Clock, the Identity and the Search',
    excerpt:
      'Different requests run on different clocks, identity needs enough certainty and no new data, and the search is only short if the map existed before.',
    category: 'Privacy',
    tags: ['ccpa', 'consumer requests', 'privacy', 'records'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-05-05T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'CCPA and CPRA consumer requests: deadlines, identity, search',
      meta_description:
        'Handle CCPA requests without heroics: sort by clock, verify identity in proportion, prepare a search map, delete with exceptions and keep records 24 months.',
      focus_keyword: 'ccpa consumer requests',
      keywords: ['ccpa', 'cpra', 'verifiable request', 'opt-out'],
      schema_type: 'Article',
    },
  },
  {
    post_type: 'article',
    slug: 'iso-42001-and-nist-ai-rmf-together',
    title: 'ISO 42001 and the NIST AI RMF: One Program, Two Vocabularies',
    excerpt:
      'The standard asks whether a system decides and improves; the framework asks what you know about this use of AI. One set of records answers both.',
    category: 'AI Security',
    tags: ['iso 42001', 'nist ai rmf', 'ai governance', 'evidence'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-06-02T08:00:00.000Z',
    difficulty_level: 'advanced',
    allow_comments: true,
    seo_data: {
      meta_title: 'ISO 42001 and NIST AI RMF together: one set of records',
      meta_description:
        'How ISO/IEC 42001 and the NIST AI RMF fit together: an inventory of uses, one file per significant use, measures that matter and a six-month order of work.',
      focus_keyword: 'iso 42001 nist ai rmf',
      keywords: ['iso 42001', 'nist ai rmf', 'ai management system', 'ai inventory'],
      schema_type: 'Article',
    },
  },
  {
    post_type: 'article',
    slug: 'prompts-for-audit-work',
    title: 'Prompts for Audit Work: Ask for Quotations, Not Opinions',
    excerpt:
      'Let the model find, a script count and a person decide: prompt patterns for audit work in which each statement points at text that can be checked.',
    category: 'AI Security',
    tags: ['prompt engineering', 'internal audit', 'evidence', 'ai governance'],
    is_featured: true,
    reading_time: 5,
    published_at: '2026-10-20T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'Prompt engineering for audit work: quotations, not opinions',
      meta_description:
        'Prompt patterns for auditors: literal quotations, fixed fields, planted errors, hostile material and a trail that lets somebody else repeat the work.',
      focus_keyword: 'prompts for audit',
      keywords: ['prompt engineering', 'audit', 'prompt injection', 'working papers'],
      schema_type: 'Article',
    },
  },
  {
    post_type: 'article',
    slug: 'security-awareness-that-changes-something',
    title: 'Security Awareness That Changes Something',
    excerpt:
      'Choose six behaviors instead of twenty topics, remove the obstacle before you train, reward the report and stop what has no effect.',
    category: 'Security Operations',
    tags: ['security awareness', 'phishing', 'training', 'incident response'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-03-03T08:00:00.000Z',
    difficulty_level: 'beginner',
    allow_comments: true,
    seo_data: {
      meta_title: 'Security awareness that works: behaviors before topics',
      meta_description:
        'A security awareness program measured by what people do: six behaviors, obstacles removed first, short practice by role, fair simulations, rewarded reports.',
      focus_keyword: 'security awareness program',
      keywords: ['security awareness', 'phishing simulation', 'reporting culture', 'training'],
      schema_type: 'Article',
    },
  },
];
