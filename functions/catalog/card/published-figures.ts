import { getText } from '#lib/aws/objects.ts';
import { seconds } from '#lib/clock.ts';
import { remembered } from '#lib/memory/remembered.ts';
import { snapshotKeys } from '../snapshot/snapshot.format.ts';
import { type CatalogFigures, emptyFigures } from './published-sums.ts';

/** Totals over published ebooks, as of the last snapshot. */
export const publishedFigures: () => Promise<CatalogFigures> = remembered(seconds(30), async () => {
  const text = await getText(snapshotKeys.figures);
  return text === undefined ? emptyFigures : (JSON.parse(text) as CatalogFigures);
});
