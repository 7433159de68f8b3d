import type { ArticleCard } from '#shared/articles/article.ts';
import { formatDate, formatMinutes } from '#shared/kernel/format.ts';

type Facts = Pick<ArticleCard, 'author_name' | 'reading_time' | 'published_at' | 'created_at'>;

/** Author, reading time, date of publication. */
export const ArticleFacts = ({ article }: { readonly article: Facts }) => (
  <p className="flex flex-wrap gap-x-1.5 text-14 text-muted [&>:not(:first-child)]:before:mr-1.5 [&>:not(:first-child)]:before:content-['·']">
    <span>{article.author_name}</span>
    <span>{formatMinutes(article.reading_time)}</span>
    <time dateTime={article.published_at ?? article.created_at}>
      {formatDate(article.published_at ?? article.created_at)}
    </time>
  </p>
);
