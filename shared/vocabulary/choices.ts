/** What a category sorts. Two kinds may each have a category of the same name. */
export const categoryKinds = ['ebook', 'industry', 'prompt', 'article', 'tool'] as const;
export type CategoryKind = (typeof categoryKinds)[number];

export const categoryKindLabels: Readonly<Record<CategoryKind, string>> = {
  ebook: 'Ebooks',
  industry: 'Industries',
  prompt: 'Prompt packages',
  article: 'Articles',
  tool: 'AI tools',
};

/**
 * A term belongs to one kind of category, is a framework that ebooks are about, or is a tag: tags are shared by ebooks,
 * articles and tools.
 */
export const termKinds = [...categoryKinds, 'framework', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

/**
 * Categories that the code names: defaults of forms, shelves of their own. They exist without being stored, and can be
 * neither renamed nor deleted.
 */
export const fixedCategories: Readonly<Record<CategoryKind, readonly string[]>> = {
  ebook: ['Framework', 'Industry', 'Topic', 'Prompt Vault', 'Prompt', 'General'],
  industry: [],
  prompt: ['Security Prompts', 'Compliance Prompts', 'Risk Assessment', 'Incident Response'],
  article: ['AI Security'],
  tool: ['Productivity'],
};

export const defaultTermColor = '#3b82f6';

/** In characters. */
export const longestTag = 40;
export const longestCategory = 60;

/** How many of them there can be. */
export const mostTags = 5000;
export const mostCategories = 500;
