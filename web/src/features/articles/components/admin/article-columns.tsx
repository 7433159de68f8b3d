import type { ReactNode } from 'react';
import type { AdminArticle } from '#shared/articles/article.ts';
import { postTypeLabels } from '#shared/articles/choices.ts';
import { formatCount, formatDate, formatDateTime } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { articleLooks, articleStatusLabels } from './article-labels.ts';

interface Shown {
  readonly article: AdminArticle;
}

export const ArticleStatus = ({ article: { status, scheduled_at } }: Shown) => (
  <span title={status === 'scheduled' && scheduled_at ? formatDateTime(scheduled_at) : undefined}>
    <Status look={articleLooks[status]}>{articleStatusLabels[status]}</Status>
  </span>
);

/** The columns of the articles; the page brings the actions. */
export const articleColumns = (acts: (article: AdminArticle) => ReactNode): readonly ListColumn<AdminArticle>[] => [
  {
    id: 'article',
    label: 'Article',
    isFixed: true,
    value: ({ title }) => title,
    cell: ({ title, slug }) => (
      <div className="max-w-100 min-w-43">
        <p className="line-clamp-3 font-strong">{title}</p>
        {/* However long, it takes no room from the other columns. */}
        <p className="w-0 min-w-full truncate font-mono text-12 text-muted">/{slug}</p>
      </div>
    ),
  },
  {
    id: 'type',
    label: 'Type',
    value: ({ post_type }) => postTypeLabels[post_type],
    cell: ({ post_type }) => <span className="whitespace-nowrap">{postTypeLabels[post_type]}</span>,
  },
  {
    id: 'author',
    label: 'Author',
    value: ({ author_name }) => author_name,
    cell: ({ author_name }) => <span className="block min-w-24">{author_name}</span>,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => articleStatusLabels[status],
    cell: (article) => <ArticleStatus article={article} />,
  },
  {
    id: 'views',
    label: 'Views',
    isFigure: true,
    value: ({ view_count }) => view_count,
    cell: ({ view_count }) => formatCount(view_count),
  },
  {
    id: 'updated',
    label: 'Updated',
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  {
    id: 'category',
    label: 'Category',
    isExtra: true,
    value: ({ category }) => category,
    cell: ({ category }) => <span className="block min-w-28 text-muted">{category}</span>,
  },
  {
    id: 'published',
    label: 'Published',
    isExtra: true,
    value: ({ published_at }) => published_at ?? '',
    cell: ({ published_at }) => (
      <span className="whitespace-nowrap text-muted">{published_at && formatDate(published_at)}</span>
    ),
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
