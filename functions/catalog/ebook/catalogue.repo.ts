import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { CatalogueEntity } from './catalogue.entity.ts';
import type { Ebook } from './ebook.repo.ts';

/** Totals over all ebooks except trashed ones. */
export interface Sums {
  readonly total: number;
  readonly published: number;
  readonly prompt_packages: number;
  readonly total_value: Cents;
}
export interface Catalogue extends Sums {
  /** Incremented by every change of an ebook. */
  readonly revision: number;
  readonly changed_at: string;
}

const nothing: Sums = { total: 0, published: 0, prompt_packages: 0, total_value: 0 };

/** The catalogue, strongly consistent. */
export async function findCatalogue(): Promise<Catalogue> {
  const { data } = await CatalogueEntity.get({}).go({ consistent: true });
  return data ?? { ...nothing, revision: 0, changed_at: new Date(0).toISOString() };
}

/** One ebook's share of the totals. */
const sumsOf = (ebook: Ebook | undefined): Sums =>
  !ebook || ebook.shelf === 'trash'
    ? nothing
    : {
        total: 1,
        published: ebook.shelf === 'published' ? 1 : 0,
        prompt_packages: ebook.category === 'Prompt Vault' ? 1 : 0,
        total_value: ebook.price,
      };

/** Part of every transaction that changes an ebook: increments the revision and adjusts the totals. */
export function catalogueChangeItem(before: Ebook | undefined, after: Ebook): TransactItem {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const change = {
    revision: 1,
    total: is.total - was.total,
    published: is.published - was.published,
    prompt_packages: is.prompt_packages - was.prompt_packages,
    total_value: is.total_value - was.total_value,
  };
  return { Update: CatalogueEntity.update({}).add(change).set({ changed_at: nowIso() }).params() };
}
