import { memo, useMemo } from 'react';
import type { ArticleCard } from '#shared/articles/article.ts';
import { classNames } from '#web/lib/class-names.ts';
import { articleFigure } from '../api/article-figure.ts';

export interface ArticlePictureProps {
  readonly article: Pick<ArticleCard, 'id' | 'title' | 'tags' | 'post_type' | 'category' | 'featured_image'>;
  /** Pixels it is drawn for; the box is the caller's. */
  readonly width: number;
  readonly height: number;
  /** On the first screen. Only matters for uploaded pictures. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** The picture of an article, uploaded or drawn. Says nothing to assistive technology: the title is beside it. */
export const ArticlePicture = memo(function ArticlePicture(props: ArticlePictureProps) {
  const { article, width, height, eager = false, className } = props;
  // Made by our own function of numbers and colours.
  const markup = useMemo(
    () => ({ __html: article.featured_image ? '' : articleFigure(article, width, height) }),
    [article, width, height],
  );
  return (
    <span
      aria-hidden="true"
      className={classNames('relative block overflow-hidden rounded-small bg-sunken', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      {article.featured_image ? (
        <img
          src={article.featured_image}
          alt=""
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          className="size-full object-cover"
        />
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the SVG of our own figure function
        <span className="block size-full [&>svg]:block [&>svg]:size-full" dangerouslySetInnerHTML={markup} />
      )}
      <span className="pointer-events-none absolute inset-0 bg-veil" />
    </span>
  );
});
