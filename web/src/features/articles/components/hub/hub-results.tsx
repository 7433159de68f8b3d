import type { ArticleCard as Article } from '#shared/articles/article.ts';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { FailedState } from '#web/components/ui/failed-state.tsx';
import { type ArticleFilters, filterWords } from '../../api/article-filters.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleGridSkeleton, gridClasses } from './article-grid-skeleton.tsx';

/** Pictures of the first row. */
const eagerCards = 3;

export interface HubResultsProps {
  readonly articles: readonly Article[] | undefined;
  readonly error: unknown;
  readonly isUpdating: boolean;
  readonly filters: ArticleFilters;
  readonly onRetry: () => unknown;
  readonly onClear: () => void;
}

/** The articles that match, or why there are none. */
export function HubResults({ articles, error, isUpdating, filters, onRetry, onClear }: HubResultsProps) {
  if (error && (!articles || isUpdating))
    return <FailedState heading="h3" title="Failed to load articles" error={error} onRetry={onRetry} />;
  if (!articles) return <ArticleGridSkeleton />;
  if (articles.length > 0)
    return (
      <ul
        className={`${gridClasses} transition-opacity ${isUpdating ? 'opacity-55' : ''}`}
        aria-busy={isUpdating || undefined}
      >
        {articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} eager={index < eagerCards} />
        ))}
      </ul>
    );
  const words = filterWords(filters);
  if (words.length === 0)
    return (
      <EmptyState heading="h3" title="No articles available yet">
        The first ones are on their way. Please come back soon.
      </EmptyState>
    );
  return (
    <EmptyState
      heading="h3"
      title="No articles match your search"
      action={<Button onClick={onClear}>Clear Filters</Button>}
    >
      Nothing fits {words.join(', ')}. Try fewer filters or another word.
    </EmptyState>
  );
}
