/** One package with the fields of both views: what the form asks and what the public page shows. */
export interface SeedCoachingPackage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** In dollars. */
  readonly price: number;
  readonly is_free: boolean;
  readonly duration: string;
  /** Minutes of one session. */
  readonly session_duration: number;
  readonly sessions: number;
  /** 1 means individual. */
  readonly max_participants: number;
  readonly level: 'Beginner' | 'Intermediate' | 'Advanced';
  readonly difficulty_level: 'Beginner' | 'Intermediate' | 'Advanced';
  readonly category: 'Framework Coaching' | 'Prompt Engineering' | 'Compliance Training' | 'Security Assessment';
  readonly coaching_type: 'framework' | 'prompt' | 'custom';
  readonly features: readonly string[];
  /** No ratings yet. */
  readonly rating: 0;
}

export const coachingPackages: readonly SeedCoachingPackage[] = [
  {
    slug: 'first-question-free',
    title: 'One Question, Thirty Minutes',
    description:
      'A free conversation about one question on a framework, an audit or an assessment. You send the question two days before; you leave with a next step, or with the honest answer that you do not need us.',
    price: 0,
    is_free: true,
    duration: '30 minutes',
    session_duration: 30,
    sessions: 1,
    max_participants: 1,
    level: 'Beginner',
    difficulty_level: 'Beginner',
    category: 'Security Assessment',
    coaching_type: 'custom',
    features: ['One question, sent beforehand', 'A next step in writing', 'No documents and no preparation needed'],
    rating: 0,
  },
  {
    slug: 'csf-profile-companion',
    title: 'CSF 2.0 Profile Companion',
    description:
      'Four sessions that accompany your first NIST CSF 2.0 Profile: scope, evidence, targets and the page for the executives. You do the work between the sessions; each session reviews it line by line.',
    price: 780,
    is_free: false,
    duration: '60 minutes',
    session_duration: 60,
    sessions: 4,
    max_participants: 3,
    level: 'Intermediate',
    difficulty_level: 'Intermediate',
    category: 'Framework Coaching',
    coaching_type: 'framework',
    features: [
      'Review of the scope sentence and the sources of evidence',
      'Line-by-line review of twenty Subcategories of your choice',
      'Targets with written reasons',
      'A one-page report for executives',
    ],
    rating: 0,
  },
  {
    slug: 'prompts-for-auditors-workshop',
    title: 'Prompts for Auditors: A Workshop on Your Own Task',
    description:
      'Two sessions in which a small team builds one audit prompt with quotations, fixed fields and planted errors, and compares the result with work done by hand. Test data only, no client material.',
    price: 640,
    is_free: false,
    duration: '90 minutes',
    session_duration: 90,
    sessions: 2,
    max_participants: 8,
    level: 'Intermediate',
    difficulty_level: 'Intermediate',
    category: 'Prompt Engineering',
    coaching_type: 'prompt',
    features: [
      'One task of your own, chosen beforehand',
      'A prompt with its version, format and checks',
      'A comparison with the task done by hand',
      'Rules for confidential material in one page',
    ],
    rating: 0,
  },
  {
    slug: 'internal-audit-dry-run',
    title: 'Internal Audit Dry Run',
    description:
      'Three sessions before an ISO 27001 or SOC 2 audit. We ask the questions an auditor would ask, follow five trails through your records, and write findings in the form in which you would receive them.',
    price: 1450,
    is_free: false,
    duration: '120 minutes',
    session_duration: 120,
    sessions: 3,
    max_participants: 6,
    level: 'Advanced',
    difficulty_level: 'Advanced',
    category: 'Compliance Training',
    coaching_type: 'framework',
    features: [
      'Five trails through real records, shown on your screen',
      'Findings with criterion, evidence, gap and consequence',
      'A list of populations with the query for each',
      'A second look at two corrected findings',
    ],
    rating: 0,
  },
];
