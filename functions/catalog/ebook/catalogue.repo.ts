import { nowIso } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { promptVault } from '#shared/catalog/choices.ts';
import type { Cents } from '#shared/kernel/money.ts';
import { tabOf } from '../intake/list/tab.ts';
import { CatalogueEntity } from './catalogue.entity.ts';
import type { Ebook } from './ebook.repo.ts';

const nothing = {
  ...{ total: 0, published: 0, prompt_packages: 0, total_value: 0 as Cents },
  ...{ packages_published: 0, package_prompts: 0, package_value: 0 as Cents },
  ...{ ebooks_completed: 0, ebooks_processing: 0, ebooks_failed: 0 },
  ...{ prompts_completed: 0, prompts_processing: 0, prompts_failed: 0 },
};

/** Totals over all ebooks except trashed ones. */
export type Sums = Readonly<typeof nothing>;
export interface Catalogue extends Sums {
  /** Incremented by every change of an ebook. */
  readonly revision: number;
  readonly changed_at: string;
}

/** The catalogue, strongly consistent. */
export async function findCatalogue(): Promise<Catalogue> {
  const { data } = await CatalogueEntity.get({}).go({ consistent: true });
  return { ...nothing, revision: 0, changed_at: new Date(0).toISOString(), ...data };
}

const ofPackage = ({ category, shelf, price, prompt_count = 0 }: Ebook): Partial<Sums> =>
  category === promptVault
    ? {
        prompt_packages: 1,
        packages_published: shelf === 'published' ? 1 : 0,
        package_prompts: prompt_count,
        package_value: price,
      }
    : {};

function ofUpload(ebook: Ebook): Partial<Sums> {
  const tab = tabOf(ebook);
  return tab === 'none' ? {} : { [`${tab}_${ebook.upload_status}` as const]: 1 };
}

/** One ebook's share of the totals. */
const sumsOf = (ebook: Ebook | undefined): Sums =>
  !ebook || ebook.shelf === 'trash'
    ? nothing
    : {
        ...nothing,
        total: 1,
        published: ebook.shelf === 'published' ? 1 : 0,
        total_value: ebook.price,
        ...ofPackage(ebook),
        ...ofUpload(ebook),
      };

/** Part of every transaction that changes an ebook: increments the revision and adjusts the totals. */
export function catalogueChangeItem(before: Ebook | undefined, after: Ebook): TransactItem {
  const [was, is] = [sumsOf(before), sumsOf(after)];
  const names = Object.keys(nothing) as (keyof Sums)[];
  const change = Object.fromEntries(names.map((name) => [name, is[name] - was[name]])) as Record<keyof Sums, number>;
  return {
    Update: CatalogueEntity.update({})
      .add({ revision: 1, ...change })
      .set({ changed_at: nowIso() })
      .params(),
  };
}
