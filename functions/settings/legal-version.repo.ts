import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import type { LegalVersion, LegalVersionText } from '#shared/settings/legal.ts';
import type { LegalPageName } from '#shared/settings/legal-pages.ts';
import { LegalVersionEntity, LegalVersionTextEntity } from './legal-version.entity.ts';

const toVersion = ({ page: _, ...version }: EntityItem<typeof LegalVersionEntity>): LegalVersion => ({
  ...version,
  saved_by: version.saved_by ?? null,
});

/** Parts of the transaction that replaces this text. */
export function keepVersionItems(
  page: LegalPageName,
  { html, saved_by, ...version }: LegalVersionText,
): TransactItem[] {
  const { revision } = version;
  const author = saved_by === null ? {} : { saved_by };
  return [
    { Put: LegalVersionEntity.create({ page, ...version, ...author }).params() },
    { Put: LegalVersionTextEntity.create({ page, revision, html }).params() },
  ];
}

/** A page's earlier texts, newest first. */
export async function listVersions(page: LegalPageName, query: PageQuery): Promise<Page<LegalVersion>> {
  const { items, next } = await newestFirst(LegalVersionEntity.query.ofPage({ page }), query);
  return { items: items.map(toVersion), next };
}

export async function findVersion(page: LegalPageName, revision: number): Promise<LegalVersionText | undefined> {
  const key = { page, revision };
  const [version, text] = await Promise.all([
    LegalVersionEntity.get(key).go({ consistent: true }),
    LegalVersionTextEntity.get(key).go({ consistent: true }),
  ]);
  return version.data && text.data ? { ...toVersion(version.data), html: text.data.html } : undefined;
}
