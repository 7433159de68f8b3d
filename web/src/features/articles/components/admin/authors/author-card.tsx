import type { ReactNode } from 'react';
import type { ListedAuthor } from '#shared/articles/author.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { AuthorPhoto } from '../../author-photo.tsx';
import { AuthorLeaving } from './author-leaving.tsx';

export interface AuthorCardProps {
  readonly author: ListedAuthor;
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** An author in the list on a phone. */
export const AuthorCard = ({ author, children }: AuthorCardProps) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <div className="flex items-center gap-3">
      <AuthorPhoto author={author} size="row" />
      <div className="min-w-0">
        <h2 className="text-16 break-words">{author.name}</h2>
        <p className="truncate text-12 text-muted">{author.email}</p>
        <AuthorLeaving author={author} />
      </div>
    </div>
    <p className="mt-2 text-14 break-words text-muted">
      {[author.position, author.company, formatItems(author.article_count, 'article')].filter(Boolean).join(' · ')}
    </p>
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
