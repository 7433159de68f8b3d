import type { ArticleCard } from '#shared/articles/article.ts';
import { postTypeLabels } from '#shared/articles/choices.ts';
import { Badge } from '#web/components/ui/badge.tsx';

type Kind = Pick<ArticleCard, 'post_type' | 'category' | 'is_featured'>;

/** An article's labels: FEATURED, its type, its category. */
export const ArticleKind = ({ article }: { readonly article: Kind }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-14 text-muted">
    {article.is_featured && <Badge>FEATURED</Badge>}
    <Badge look="accent">{postTypeLabels[article.post_type]}</Badge>
    <span>{article.category}</span>
  </p>
);
