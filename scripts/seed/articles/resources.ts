import type { SeedArticle } from './article.ts';

/** Resources: something to copy and use. */
export const resources: readonly SeedArticle[] = [
  {
    post_type: 'resource',
    slug: 'template-record-of-processing',
    title: 'Template: A GDPR Record of Processing That People Use',
    excerpt:
      'Fourteen fields, eight of them from Article 30, each with a way to fill it in and an example, and three events that keep the record true.',
    category: 'Privacy',
    tags: ['gdpr', 'article 30', 'records', 'template'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-06-16T08:00:00.000Z',
    difficulty_level: 'beginner',
    allow_comments: true,
    seo_data: {
      meta_title: 'GDPR record of processing template with examples (Article 30)',
      meta_description:
        'A template for the GDPR Article 30 record of processing: fields with origin and example, how to fill them without a campaign, and how to keep them true.',
      focus_keyword: 'record of processing template',
      keywords: ['gdpr article 30', 'ropa', 'record of processing activities', 'template'],
      schema_type: 'Article',
    },
    resource_type: 'template',
  },
  {
    post_type: 'resource',
    slug: 'checklist-vendor-review-before-you-sign',
    title: 'Checklist: Reviewing a Vendor Before You Sign',
    excerpt:
      'Sort in five minutes, read the evidence they have anyway, ask ten questions that separate, and put the findings into the contract while it is open.',
    category: 'Risk Management',
    tags: ['vendor risk', 'soc 2', 'checklist', 'contracts'],
    is_featured: false,
    reading_time: 5,
    published_at: '2026-07-21T08:00:00.000Z',
    difficulty_level: 'intermediate',
    allow_comments: true,
    seo_data: {
      meta_title: 'Vendor security review checklist: before you sign',
      meta_description:
        'A vendor risk checklist for a decision within a week: classify, read SOC 2 and ISO evidence, ask ten questions, secure the contract and write one page.',
      focus_keyword: 'vendor security review checklist',
      keywords: ['vendor risk', 'third-party risk', 'soc 2 report', 'checklist'],
      schema_type: 'Article',
    },
    resource_type: 'checklist',
  },
];
