import { useRef } from 'react';
import type { PublicAuthor } from '#shared/articles/author.ts';
import { authorArticlesQuery } from '#shared/articles/queries.ts';
import { PagedList } from '#web/components/layout/paged-list.tsx';
import { useCursorTrail } from '#web/lib/api/cursor-trail.ts';
import { usePageQuery } from '#web/lib/api/swr.ts';
import { ArticleCard } from '../hub/article-card.tsx';
import { ArticleGridSkeleton, gridClasses } from '../hub/article-grid-skeleton.tsx';

/** One row where there is room. */
const firstCards = 3;

/** What an author has published, newest first. Another page begins at its heading, for the eye and the keyboard. */
export function AuthorArticles({ author: { id, name } }: { readonly author: PublicAuthor }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const trail = useCursorTrail();
  const page = usePageQuery(authorArticlesQuery(id, trail.cursor), { keepPreviousData: true });
  const turning = {
    ...trail,
    next: (cursor: string, shown: number) => {
      trail.next(cursor, shown);
      heading.current?.focus();
    },
    previous: () => {
      trail.previous();
      heading.current?.focus();
    },
  };
  return (
    <section className="mt-10 border-t border-line pt-6 sm:mt-12">
      <h2 ref={heading} tabIndex={-1} className="mb-5 scroll-mt-24 text-28">
        Articles by {name}
      </h2>
      <PagedList
        page={page}
        trail={turning}
        noun="articles"
        failedTitle="Failed to load articles"
        empty={<p className="text-muted">No articles right now.</p>}
        skeleton={<ArticleGridSkeleton />}
      >
        {(articles) => (
          <ul className={gridClasses}>
            {articles.map((article, place) => (
              <ArticleCard key={article.id} article={article} eager={place < firstCards} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
