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
    author: 'dorian-achterberg',
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
    resource: {
      resource_type: 'template',
      items: [
        {
          title: 'Activity and owner',
          description: 'What is done, as a verb and an object, and the role that can change how it is done.',
        },
        {
          title: 'Controller, purposes and lawful basis',
          description: 'Who answers for it, why it is done in one sentence, and one basis per purpose.',
        },
        {
          title: 'Data subjects and personal data',
          description: 'Groups of people and categories of data, with special categories set apart.',
        },
        {
          title: 'Recipients and transfers',
          description: 'Categories of recipients, processors by name, country and mechanism or the word none.',
        },
        {
          title: 'Erasure and security',
          description: 'Start event, period and what erases; a general description of the measures.',
        },
        {
          title: 'Systems, impact assessment and date of verification',
          description:
            'Names as in the inventory, whether an assessment is needed and why, when the line was last checked.',
        },
        {
          title: 'European Data Protection Board',
          description: 'Guidelines and opinions of the European authorities.',
          url: 'https://www.edpb.europa.eu',
        },
      ],
    },
  },
  {
    post_type: 'resource',
    slug: 'checklist-vendor-review-before-you-sign',
    title: 'Checklist: Reviewing a Vendor Before You Sign',
    excerpt:
      'Sort in five minutes, read the evidence they have anyway, ask ten questions that separate, and put the findings into the contract while it is open.',
    category: 'Risk Management',
    tags: ['vendor risk', 'soc 2', 'checklist', 'contracts'],
    author: 'dorian-achterberg',
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
    resource: {
      resource_type: 'checklist',
      items: [
        { title: 'Class assigned', description: 'Data, dependence and access rated; the highest answer decides.' },
        {
          title: 'Independent evidence read',
          description: 'Scope, period, deviations, user controls and carved-out providers noted with dates.',
        },
        {
          title: 'Ten questions answered',
          description: 'Answers contain numbers and dates; vague ones were asked again.',
        },
        {
          title: 'Contract covers the findings',
          description: 'Notification, cooperation, sub-processors, reports, recovery, erasure, or a named acceptance.',
        },
        {
          title: 'Product tried',
          description:
            'For high vendors: removal of a user, export, smallest key, audit log, a request support should refuse.',
        },
        {
          title: 'One page written',
          description: 'Purpose, class, evidence, conditions, decision, own duties, exit and date of the next look.',
        },
        {
          title: 'Register updated',
          description:
            'Renewal of the report, sub-processor page and owner; compared with accounts payable once a year.',
        },
        {
          title: 'Cloud Security Alliance',
          description: 'Publishes the questionnaire that many cloud providers have answered already.',
          url: 'https://cloudsecurityalliance.org',
        },
      ],
    },
  },
];
