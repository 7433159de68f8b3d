/** What an ebook is sorted by. */
export const ebookNames = {
  category: 'ebook',
  industry: 'industry',
  prompt_category: 'prompt',
  tags: 'tag',
} as const;
