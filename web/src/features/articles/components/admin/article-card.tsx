import type { ReactNode } from 'react';
import type { AdminArticle } from '#shared/articles/article.ts';
import { postTypeLabels } from '#shared/articles/choices.ts';
import { formatDate, formatItems } from '#shared/kernel/format.ts';
import { ArticleStatus } from './article-columns.tsx';

interface ArticleCardProps {
  readonly article: AdminArticle;
  /** The actions. */
  readonly children: ReactNode;
}

/** An article's card on the management page. */
export const ArticleCard = ({ article, children }: ArticleCardProps) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <ArticleStatus article={article} />
      <span className="font-mono text-12 text-muted">{formatItems(article.view_count, 'view')}</span>
    </p>
    <h2 className="mt-2 text-16 break-words">{article.title}</h2>
    <p className="mt-1 text-12 text-muted">
      {postTypeLabels[article.post_type]} by {article.author_name} · updated {formatDate(article.updated_at)}
    </p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
