import { memo } from 'react';
import type { ArticleCard as Article } from '#shared/articles/article.ts';
import { TagList } from '#web/components/ui/tag-list.tsx';
import { cutText } from '#web/lib/text/cut-text.ts';
import { ArticleFacts } from '../article-facts.tsx';
import { ArticleKind } from '../article-kind.tsx';
import { ArticleLink } from '../article-link.tsx';
import { ArticlePicture } from '../article-picture.tsx';

const shownTags = 3;

export interface ArticleCardProps {
  readonly article: Article;
  /** The picture is on the first screen. */
  readonly eager: boolean;
}

/** An article in the Knowledge Hub. */
export const ArticleCard = memo(function ArticleCard({ article, eager }: ArticleCardProps) {
  return (
    <li className="group relative flex flex-col">
      <ArticlePicture article={article} width={368} height={184} eager={eager} />
      <div className="mt-4">
        <ArticleKind article={article} />
      </div>
      <h3 className="mt-2 text-21 leading-[1.25]">
        <ArticleLink slug={article.slug}>{cutText(article.title, 60)}</ArticleLink>
      </h3>
      <p className="mt-1.5 mb-3 text-14 leading-[1.5] text-muted">{cutText(article.excerpt, 120)}</p>
      <div className="mt-auto grid gap-2.5 border-t border-line pt-3">
        <TagList tags={article.tags} max={shownTags} />
        <ArticleFacts article={article} />
      </div>
    </li>
  );
});
