import type { ArticleCard } from '#shared/articles/article.ts';

/** What an article is about, to find other things on the same subject. */
export const articleTopics = ({ tags, title }: Pick<ArticleCard, 'tags' | 'title'>): readonly string[] => [
  ...tags,
  title,
];
