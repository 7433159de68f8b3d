import type { ReactNode } from 'react';
import type { ListedAuthor } from '#shared/articles/author.ts';
import { formatCount, formatDate } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { AuthorPhoto } from '../../author-photo.tsx';
import { AuthorLeaving } from './author-leaving.tsx';

const text = (
  id: 'position' | 'company' | 'credentials',
  label: string,
  isExtra = false,
): ListColumn<ListedAuthor> => ({
  id,
  label,
  isExtra,
  value: (author) => author[id],
  cell: (author) => <span className="line-clamp-2 text-muted">{author[id]}</span>,
});

/** The columns of the authors; the page brings the actions. */
export const authorColumns = (acts: (author: ListedAuthor) => ReactNode): readonly ListColumn<ListedAuthor>[] => [
  {
    id: 'name',
    label: 'Author',
    isFixed: true,
    value: ({ name }) => name,
    cell: (author) => (
      <div className="flex max-w-80 min-w-52 items-center gap-3">
        <AuthorPhoto author={author} size="row" />
        <div className="min-w-0">
          <p className="truncate font-strong">{author.name}</p>
          <p className="truncate text-12 text-muted">{author.email}</p>
          <AuthorLeaving author={author} />
        </div>
      </div>
    ),
  },
  text('position', 'Position'),
  text('company', 'Company'),
  text('credentials', 'Credentials', true),
  {
    id: 'articles',
    label: 'Articles',
    isFigure: true,
    value: ({ article_count }) => article_count,
    cell: ({ article_count }) => formatCount(article_count),
  },
  {
    id: 'updated',
    label: 'Updated',
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
