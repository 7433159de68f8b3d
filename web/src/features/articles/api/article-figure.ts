import type { ArticleCard } from '#shared/articles/article.ts';
import type { PostType } from '#shared/articles/choices.ts';
import type { EbookCategory } from '#shared/catalog/choices.ts';
import { coverFigure } from '#shared/catalog/cover.ts';
import { familyOf } from '#shared/catalog/cover-palette.ts';

/** The kind of an article chooses among the figures of the covers, so that shelf and hub look like one house's. */
const figures: Readonly<Record<PostType, EbookCategory>> = {
  article: 'Topic',
  guide: 'Framework',
  'case-study': 'Industry',
  resource: 'Prompt Vault',
};

type Subject = Pick<ArticleCard, 'id' | 'title' | 'tags' | 'post_type' | 'category'>;

/** The framework an article is about: the first that its title or a tag names. Gives the colour. */
export function frameworkOf({ title, tags, category }: Omit<Subject, 'id' | 'post_type'>): string {
  return [title, ...tags, category].find((text) => familyOf(text) !== 'General') ?? 'General';
}

/** The drawn picture of an article without one, as an SVG document. */
export const articleFigure = (article: Subject, width: number, height: number): string =>
  coverFigure(
    { id: article.id, regulatory_source: frameworkOf(article), category: figures[article.post_type] },
    { width, height },
  );
