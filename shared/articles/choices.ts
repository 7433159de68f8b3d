/** Kinds of articles, with their labels. */
export const postTypes = ['article', 'guide', 'case-study', 'resource'] as const;
export type PostType = (typeof postTypes)[number];
export const postTypeLabels: Readonly<Record<PostType, string>> = {
  article: 'Article',
  guide: 'Guide',
  'case-study': 'Case Study',
  resource: 'Resource',
};

export const articleStatuses = ['draft', 'published', 'scheduled', 'archived'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const articleLevels = ['beginner', 'intermediate', 'advanced'] as const;
export const companySizes = ['startup', 'small', 'medium', 'large', 'enterprise'] as const;
/** Number of employees in each band. */
export const companySizeLabels: Readonly<Record<(typeof companySizes)[number], string>> = {
  startup: 'Startup, 1-50 people',
  small: 'Small, 51-200 people',
  medium: 'Medium, 201-1000 people',
  large: 'Large, 1000+ people',
  enterprise: 'Enterprise, 10000+ people',
};
export const resourceTypes = ['whitepaper', 'checklist', 'template', 'tool', 'guide'] as const;
export const schemaTypes = ['Article', 'HowTo', 'FAQ'] as const;

/** In characters. */
export const longestArticleTitle = 200;

/** Number of ebooks that an editor can choose for an article. */
export const mostRelatedEbooks = 4;

export const defaultArticleCategory = 'AI Security';
/** In minutes. */
export const defaultReadingTime = 5;
/** Number of featured articles on the home page. */
export const homeArticles = 3;
/** Number of articles that the Knowledge Hub requests at once. */
export const hubArticles = 50;

/** Number of articles on a page of those of an author. */
export const authorArticles = 24;
