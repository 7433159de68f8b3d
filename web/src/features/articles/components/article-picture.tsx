import { memo, useCallback } from 'react';
import type { ArticleCard } from '#shared/articles/article.ts';
import { Picture } from '#web/components/ui/picture.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { articleFigure } from '../api/article-figure.ts';

export interface ArticlePictureProps {
  readonly article: Pick<ArticleCard, 'id' | 'title' | 'tags' | 'post_type' | 'category' | 'featured_image'>;
  /** The size it is drawn for, in pixels; the caller sets the box. */
  readonly width: number;
  readonly height: number;
  /** On the first screen: loaded at once. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** The picture of an article, uploaded or generated. Hidden from assistive technology: the title is beside it. */
export const ArticlePicture = memo(function ArticlePicture(props: ArticlePictureProps) {
  const { article, width, height, eager = false, className } = props;
  const draw = useCallback(() => articleFigure(article, width, height), [article, width, height]);
  return (
    <Picture
      src={article.featured_image}
      draw={draw}
      width={width}
      height={height}
      eager={eager}
      className={classNames('rounded-small', className)}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
});
