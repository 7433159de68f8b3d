import type { ArticleCard as Article } from '#shared/articles/article.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { FoundList, type FoundListProps } from '#web/components/ui/found-list.tsx';
import { type ArticleFilters, filterWords } from '../../api/article-filters.ts';
import { ArticleCard } from './article-card.tsx';
import { ArticleGridSkeleton, gridClasses } from './article-grid-skeleton.tsx';

/** Two rows where there is room. */
const firstCards = 6;

export interface HubResultsProps extends Pick<FoundListProps<Article>, 'error' | 'isUpdating' | 'onRetry'> {
  readonly articles: readonly Article[] | undefined;
  readonly filters: ArticleFilters;
  readonly onClear: () => void;
}

/** The articles that match, or why there are none. */
export function HubResults({ articles, filters, onClear, ...state }: HubResultsProps) {
  const words = filterWords(filters);
  return (
    <FoundList
      {...state}
      items={articles}
      failed="Failed to load articles"
      first={firstCards}
      className={`${gridClasses} *:nth-[n+3]:below-431`}
      card={(article, eager) => <ArticleCard key={article.id} article={article} eager={eager} />}
      skeleton={<ArticleGridSkeleton />}
      empty={
        words.length > 0 ? (
          <EmptyState
            heading="h3"
            title="No articles match your search"
            action={<Button onClick={onClear}>Clear Filters</Button>}
          >
            Nothing fits {words.join(', ')}. Try fewer filters or another word.
          </EmptyState>
        ) : (
          <EmptyState heading="h3" title="No articles available yet">
            The first ones are on their way. Please come back soon.
          </EmptyState>
        )
      }
    />
  );
}
