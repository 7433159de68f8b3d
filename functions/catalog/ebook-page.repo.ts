import { type EntityItem, Service } from 'electrodb';
import type { TransactItem } from '#lib/table/transact.ts';
import { EbookId } from '#shared/catalog/ebook.ts';
import { ContentEntity } from './ebook/content.entity.ts';
import { EbookEntity } from './ebook/ebook.entity.ts';
import type { Ebook } from './ebook/ebook.repo.ts';
import { FiguresEntity } from './figures/figures.entity.ts';
import { type Figures, noFigures } from './figures/figures.repo.ts';

export type Content = Pick<EntityItem<typeof ContentEntity>, 'preview' | 'contents' | 'sample_prompts'>;

/** What an ebook's page shows, except the full text. */
export interface EbookPage {
  readonly ebook: Ebook;
  readonly content: Content;
  readonly figures: Figures;
}

const items = new Service({ ebook: EbookEntity, content: ContentEntity, figures: FiguresEntity });

/** An ebook on any shelf with its preview and figures, in one query. */
export async function findEbookPage(id: string): Promise<EbookPage | undefined> {
  if (!EbookId.safeParse(id).success) return undefined;
  const { data } = await items.collections.page({ id }).go();
  const [ebook] = data.ebook;
  const [content] = data.content;
  return ebook && content && { ebook, content, figures: data.figures[0] ?? noFigures };
}

/** Part of the transaction that creates an ebook. */
export const insertContentItem = (id: string, content: Content): TransactItem => ({
  Put: ContentEntity.create({ id, ...content }).params(),
});

/** Part of the transaction that gives an ebook another text. */
export const replaceContentItem = (id: string, content: Content): TransactItem => ({
  Put: ContentEntity.put({ id, ...content }).params(),
});
