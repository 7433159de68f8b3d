import { randomUUID } from 'node:crypto';
import type { EntityItem } from 'electrodb';
import { days, now, nowIso, ttlAfter } from '#lib/clock.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import { PreviewEntity } from './preview.entity.ts';

export type StoredPreview = EntityItem<typeof PreviewEntity>;

/** How long a private link works. */
const lifetime = days(7);

export const newPreview = (article_id: string, created_by: string): StoredPreview => ({
  article_id,
  link: randomUUID(),
  created_by,
  expires_at: new Date(now() + lifetime).toISOString(),
  ttl: ttlAfter(lifetime),
});

/** The link to an article that still works: a consistent read. */
export async function findPreview(article_id: string): Promise<StoredPreview | undefined> {
  const { data } = await PreviewEntity.get({ article_id }).go({ consistent: true });
  return data && Date.parse(data.expires_at) > now() ? data : undefined;
}

/** Part of the transaction that makes a link; refused while another one works. */
export const insertPreviewItem = (preview: StoredPreview): TransactItem => ({
  Put: PreviewEntity.put(preview)
    .where(({ link, expires_at }, { notExists, lte }) => `${notExists(link)} OR ${lte(expires_at, nowIso())}`)
    .params(),
});

/** Part of the transaction that ends a link; refused when it has ended already. */
export const deletePreviewItem = ({ article_id, link: ended }: StoredPreview): TransactItem => ({
  Delete: PreviewEntity.delete({ article_id })
    .where(({ link }, { eq }) => eq(link, ended))
    .params(),
});

/** Part of the transaction that moves an article to the trash: restored, it is not shared again. */
export const endPreviewItem = (article_id: string): TransactItem => ({
  Delete: PreviewEntity.delete({ article_id }).params(),
});
