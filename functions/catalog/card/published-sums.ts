import { promptVault } from '#shared/catalog/choices.ts';
import { noFramework } from '#shared/vocabulary/frameworks.ts';
import type { Ebook } from '../ebook/ebook.repo.ts';
import type { Figures } from '../figures/figures.repo.ts';

/** The catalogue figures shown on the site, over published ebooks. Prompt packages count as ebooks, too. */
export interface CatalogFigures {
  readonly total_ebooks: number;
  readonly prompt_packages: number;
  /** Distinct frameworks. */
  readonly frameworks: number;
  /** Mean of all ratings, to one decimal; undefined without ratings. */
  readonly satisfaction: number | undefined;
}
export const emptyFigures: CatalogFigures = {
  total_ebooks: 0,
  prompt_packages: 0,
  frameworks: 0,
  satisfaction: undefined,
};

/** Adds up the figures while the snapshot is built. */
export class PublishedSums {
  private ebooks = 0;
  private packages = 0;
  private ratings = { sum: 0, count: 0 };
  private readonly sources = new Set<string>();

  add(ebooks: readonly Ebook[], figures: ReadonlyMap<string, Figures>): void {
    for (const { id, category, regulatory_source } of ebooks) {
      this.ebooks++;
      if (category === promptVault) this.packages++;
      if (regulatory_source !== noFramework) this.sources.add(regulatory_source);
      this.ratings.sum += figures.get(id)?.rating_sum ?? 0;
      this.ratings.count += figures.get(id)?.rating_count ?? 0;
    }
  }

  /** The totals as JSON of `CatalogFigures`. */
  finish(): string {
    const { sum, count } = this.ratings;
    const figures: CatalogFigures = {
      total_ebooks: this.ebooks,
      prompt_packages: this.packages,
      frameworks: this.sources.size,
      satisfaction: count === 0 ? undefined : Math.round((10 * sum) / count) / 10,
    };
    return JSON.stringify(figures);
  }
}
