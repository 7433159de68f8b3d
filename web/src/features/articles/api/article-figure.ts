import type { ArticleCard } from '#shared/articles/article.ts';
import type { PostType } from '#shared/articles/choices.ts';
import { coverFigure } from '#shared/catalog/cover.ts';
import { familyOf } from '#shared/catalog/cover-palette.ts';

/** Each type of article uses one of the cover figures, so the shelf and the hub share one look. */
const figures: Readonly<Record<PostType, string>> = {
  article: 'Topic',
  guide: 'Framework',
  'case-study': 'Industry',
  resource: 'Prompt Vault',
};

type Subject = Pick<ArticleCard, 'id' | 'title' | 'tags' | 'post_type' | 'category'>;

/** The framework an article is about: the first one named in its title or tags. Determines the colour. */
export function frameworkOf({ title, tags, category }: Omit<Subject, 'id' | 'post_type'>): string {
  return [title, ...tags, category].find((text) => familyOf(text) !== 'General') ?? 'General';
}

/** The generated picture of an article without an uploaded one, as an SVG document. */
export const articleFigure = (article: Subject, width: number, height: number): string =>
  coverFigure(
    { id: article.id, regulatory_source: frameworkOf(article), category: figures[article.post_type] },
    { width, height },
  );
