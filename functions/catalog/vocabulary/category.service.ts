import { currentCategories } from '#lib/vocabulary/category.repo.ts';
import { difficultyLevels, ebookCategories, priceRanges } from '#shared/catalog/choices.ts';
import type { EbookFilter } from '#shared/catalog/ebook.ts';
import { inPriceRange } from '#shared/catalog/price-range.ts';
import type { CategoryKind } from '#shared/vocabulary/choices.ts';
import { chosenByOthers } from '../card/card.service.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { published } from '../snapshot/snapshot.source.ts';

export interface Choice {
  readonly name: string;
  readonly count: number;
}
export interface Choices {
  readonly Category: Choice[];
  readonly Industry: Choice[];
  readonly Level: Choice[];
  readonly Price: Choice[];
}

/** The values that occur: first those of the vocabulary in its order, then the rest by name. */
function inOrder(counts: ReadonlyMap<string, number>, known: readonly string[]): Choice[] {
  const rest = [...counts.keys()].filter((name) => !known.includes(name)).sort((a, b) => a.localeCompare(b, 'en'));
  return [...known, ...rest].flatMap((name) => {
    const count = counts.get(name) ?? 0;
    return count > 0 && name !== '' ? [{ name, count }] : [];
  });
}

const priceCounts = (shelf: Shelf, among: readonly number[]): ReadonlyMap<string, number> =>
  new Map(priceRanges.map((range) => [range, shelf.countPrices((price) => inPriceRange(price, range), among)]));

/** The choices of the shop's filters, by kind, counted over the published ebooks that match all other filters. */
export async function categoryChoices(filter?: Partial<EbookFilter>): Promise<{ categories: Choices }> {
  const [shelf, known] = await Promise.all([published.get(), currentCategories()]);
  const chosen = chosenByOthers(shelf, filter);
  const names = (kind: CategoryKind) => known.filter((one) => one.kind === kind).map(({ name }) => name);
  return {
    categories: {
      Category: inOrder(shelf.counts('category', chosen('category')), [
        ...new Set([...ebookCategories, ...names('ebook')]),
      ]),
      Industry: inOrder(shelf.counts('industry', chosen('industry')), names('industry')),
      Level: inOrder(shelf.counts('difficulty_level', chosen('difficulty_level')), difficultyLevels),
      Price: inOrder(priceCounts(shelf, chosen('price_range')), priceRanges),
    },
  };
}
