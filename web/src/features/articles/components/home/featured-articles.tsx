import type { ReactNode } from 'react';
import type { ArticleCard } from '#shared/articles/article.ts';
import { FailedState } from '#web/components/ui/feedback/failed-state.tsx';
import { cutText } from '#web/lib/text/cut-text.ts';
import { useFeaturedArticles } from '../../api/articles.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleKind } from '../article-kind.tsx';
import { ArticleLink } from '../article-link.tsx';
import { ArticlePicture } from '../article-picture.tsx';
import { FeaturedArticlesSkeleton, featuredClasses } from './featured-articles-skeleton.tsx';

const Lead = ({ article }: { readonly article: ArticleCard }) => (
  <li className="relative">
    <ArticlePicture article={article} width={680} height={264} />
    <div className="mt-4">
      <ArticleKind article={article} />
    </div>
    <h3 className="mt-2 text-21 leading-[1.2] sm:text-28">
      <ArticleLink slug={article.slug}>{cutText(article.title, 60)}</ArticleLink>
    </h3>
    <p className="mt-2 mb-2.5 text-muted">{cutText(article.excerpt, 120)}</p>
    <ArticleFacts article={article} />
  </li>
);

const Other = ({ article }: { readonly article: ArticleCard }) => (
  <li className="relative grid grid-cols-[1fr_96px] gap-5 not-first:border-t not-first:border-line not-first:pt-6 sm:grid-cols-[1fr_128px]">
    <div>
      <ArticleKind article={article} />
      <h3 className="mt-2 text-18 leading-[1.25] sm:text-21">
        <ArticleLink slug={article.slug}>{cutText(article.title, 60)}</ArticleLink>
      </h3>
      <p className="mt-1.5 mb-2 text-14 leading-[1.5] text-muted">{cutText(article.excerpt, 120)}</p>
      <ArticleFacts article={article} />
    </div>
    <ArticlePicture article={article} width={128} height={128} className="self-start" />
  </li>
);

export interface FeaturedArticlesProps {
  /** Renders the section around the articles; not called if there are none. */
  readonly children: (articles: ReactNode) => ReactNode;
}

/** Up to three featured articles, newest first; the first one is large. */
export function FeaturedArticles({ children }: FeaturedArticlesProps) {
  const { data, error, mutate } = useFeaturedArticles();
  if (!data && error)
    return children(
      <FailedState heading="h3" title="Failed to load articles" error={error} onRetry={() => mutate()} />,
    );
  if (!data) return children(<FeaturedArticlesSkeleton />);
  const [lead, ...others] = data;
  if (!lead) return null;
  return children(
    <div className={featuredClasses}>
      <ul>
        <Lead article={lead} />
      </ul>
      {others.length > 0 && (
        <ul className="grid content-start gap-6">
          {others.map((article) => (
            <Other key={article.id} article={article} />
          ))}
        </ul>
      )}
    </div>,
  );
}
