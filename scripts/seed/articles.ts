import type { SeedArticle } from './articles/article.ts';
import { caseStudies } from './articles/case-studies.ts';
import { essays } from './articles/essays.ts';
import { practiceGuides } from './articles/practice-guides.ts';
import { programGuides } from './articles/program-guides.ts';
import { resources } from './articles/resources.ts';

/** All articles, newest first, as the Knowledge Hub lists them. */
export const articles: readonly SeedArticle[] = [
  ...programGuides,
  ...practiceGuides,
  ...caseStudies,
  ...resources,
  ...essays,
].sort((a, b) => b.published_at.localeCompare(a.published_at));
