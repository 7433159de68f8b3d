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
    author: 'dorian-achterberg',
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
    guide: {
      estimated_minutes: 3000,
      prerequisites: [
        'A list of business associates and their agreements',
        'Time with the front desk, billing and IT',
        'Somebody with the authority to accept a risk',
      ],
      steps: [
        {
          title: 'Find the information',
          text: 'Walk through a working day and write one line per place where electronic patient information arrives, is worked on, rests or leaves.',
        },
        {
          title: 'Write scenarios',
          text: 'Pair a threat with a weakness and an effect on confidentiality, integrity or availability. Leave none of the three empty.',
        },
        {
          title: 'Check the safeguards in place',
          text: 'Note what already bears on each scenario and the dated record that shows that it works.',
        },
        {
          title: 'Rate likelihood and impact',
          text: 'Use three defined levels of each and one sentence of reasoning per rating.',
        },
        {
          title: 'Decide and document',
          text: 'Reduce, avoid, transfer or accept, with owner and date. Settle the addressable specifications here and keep the documents for six years.',
        },
        {
          title: 'Repeat on change',
          text: 'Review at fixed times and whenever a system, vendor, place of work or incident changes the picture.',
        },
      ],
    },
  },
  {
    post_type: 'guide',
    slug: 'run-a-two-hour-ransomware-exercise',
    title: 'Run a Two-Hour Ransomware Exercise',
    excerpt:
      'Three questions you cannot answer, five injects, one recorder and three to six changes with owners: a tabletop exercise without the theater.',
    category: 'Security Operations',
    tags: ['incident response', 'tabletop', 'ransomware', 'small teams'],
    author: 'leonie-varga-hill',
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
    guide: {
      estimated_minutes: 840,
      prerequisites: [
        'A facilitator and a recorder who do not take part',
        'Eight to twelve people, among them somebody who may stop a service',
        'The current incident plan and contact list',
      ],
      steps: [
        {
          title: 'Choose three questions',
          text: 'Write down what you cannot answer today about authority, dependency or time. Every inject serves one of these.',
        },
        {
          title: 'Invite the people who decide',
          text: 'Technology, the affected business, legal and communication, and somebody who may spend money. Invite deputies at least once a year.',
        },
        {
          title: 'Prepare five injects',
          text: 'Use the real names of systems and real hours. Keep each inject to a few sentences.',
        },
        {
          title: 'Play and press gently',
          text: 'Ask for decisions after five minutes of questions. Follow up on phrases that hide an assumption.',
        },
        {
          title: 'Agree on three to six actions',
          text: 'Stop at 1:45. Each action has one owner from the room, a date within three months and a sign that it is done.',
        },
        {
          title: 'Verify after three months',
          text: 'Look instead of asking, and run a technical test for the most uncomfortable discovery.',
        },
      ],
    },
  },
];
