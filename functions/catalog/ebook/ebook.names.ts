/** What an ebook is sorted by, and the framework that it is about. */
export const ebookNames = {
  regulatory_source: 'framework',
  category: 'ebook',
  industry: 'industry',
  prompt_category: 'prompt',
  tags: 'tag',
} as const;
