import type { CategoryKind } from '#shared/vocabulary/choices.ts';
import type { seedToolCategories } from './ai-tools/tool.ts';
import { aiTools } from './ai-tools.ts';
import type { SeedArticleCategory } from './articles/article.ts';

/** A category of the seeded shop. */
export interface SeedCategory {
  readonly kind: CategoryKind;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  /** The category that it is below. */
  readonly below?: string;
}

/** What is said of a category, and its colour. */
type Facts = readonly [description: string, color: string];

const tools: Readonly<Record<(typeof seedToolCategories)[number], Facts>> = {
  'Productivity & Automation': ['Moves routine work between applications', '#2563eb'],
  'Content Creation': ['Drafts policies, reports and training texts', '#7c3aed'],
  'Data & Analytics': ['Cleans, joins and explains data', '#0891b2'],
  'Coding & Development': ['Writes and reviews code', '#475569'],
  'Design & Branding': ['Draws diagrams and presentations', '#db2777'],
  'Education & Learning': ['Teaches people what to do and what to avoid', '#ca8a04'],
  'Customer Support & Engagement': ['Answers customers and their questionnaires', '#ea580c'],
  'Security & Compliance': ['Tests systems and collects evidence', '#dc2626'],
  'Voice & Speech': ['Turns meetings into text', '#9333ea'],
  'Search & Discovery': ['Finds answers and says where they come from', '#0d9488'],
  'Finance & Legal': ['Reads contracts and supports audits', '#15803d'],
  'Healthcare & Wellness': ['Works with health information', '#be123c'],
};

const articles: Readonly<Record<Exclude<SeedArticleCategory, 'AI Security'>, Facts>> = {
  'Audit & Evidence': ['Preparing for auditors, and living with them', '#15803d'],
  Frameworks: ['How frameworks and laws are put into practice', '#2563eb'],
  Privacy: ['Personal data and the rights of its subjects', '#9333ea'],
  'Risk Management': ['Finding, rating and treating risks', '#ca8a04'],
  'Security Operations': ['What a security team does every day', '#dc2626'],
};

const industries: Readonly<Record<string, Facts>> = {
  General: ['For every industry', '#475569'],
  Technology: ['Software, cloud and hardware companies', '#2563eb'],
  Healthcare: ['Hospitals, insurers and makers of medical devices', '#be123c'],
  Finance: ['Banks, insurers and payment companies', '#15803d'],
  Retail: ['Shops, online and in the street', '#ea580c'],
  Government: ['Agencies and their contractors', '#7c3aed'],
  'Small Business': ['Companies without a security team', '#ca8a04'],
};

const categoriesOf = (kind: CategoryKind, facts: Readonly<Record<string, Facts>>): SeedCategory[] =>
  Object.entries(facts).map(([name, [description, color]]) => ({ kind, name, description, color }));

/** What each tool does within its category. */
const works: readonly SeedCategory[] = [
  ...new Map(aiTools.map(({ category, subcategory }) => [subcategory, category])),
].map(([name, below]) => ({
  ...{ kind: 'tool', name, below, description: '' },
  color: tools[below][1],
}));

/** The categories of the seeded shop besides those of the code, parents first. */
export const seedCategories: readonly SeedCategory[] = [
  ...categoriesOf('industry', industries),
  ...categoriesOf('article', articles),
  ...categoriesOf('tool', tools),
  ...works,
];
