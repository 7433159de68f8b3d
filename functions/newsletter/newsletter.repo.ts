import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { NewsletterContentEntity, NewsletterEntity } from './newsletter.entity.ts';

export type StoredNewsletter = EntityItem<typeof NewsletterEntity>;

/** The text of one, as it is now; empty when there is none. */
export async function findContent(id: string): Promise<string> {
  return (await NewsletterContentEntity.get({ id }).go({ consistent: true })).data?.content ?? '';
}

/** One with its text, as it is now. */
export async function findNewsletter(id: string) {
  const [{ data: card }, content] = await Promise.all([
    NewsletterEntity.get({ id }).go({ consistent: true }),
    findContent(id),
  ]);
  return card ? { card, content } : undefined;
}

/** Its card, as it was a moment ago. */
export async function findNewsletterCard(id: string): Promise<StoredNewsletter | undefined> {
  return (await NewsletterEntity.get({ id }).go()).data ?? undefined;
}

/** A page of cards, the latest created first. */
export const listNewsletters = (query: PageQuery): Promise<Page<StoredNewsletter>> =>
  newestFirst(NewsletterEntity.query.allByTime({}), query);

/** All cards, for sums: newsletters are written by hand, there are hundreds at most. */
export async function allNewsletters(): Promise<StoredNewsletter[]> {
  return (await NewsletterEntity.query.allByTime({}).go({ pages: 'all' })).data;
}

/** Part of the transaction that saves its card. */
export const contentItem = (id: string, content: string): TransactItem => ({
  Put: NewsletterContentEntity.put({ id, content }).params(),
});
/** Part of the transaction that deletes its card. */
export const deleteContentItem = (id: string): TransactItem => ({
  Delete: NewsletterContentEntity.delete({ id }).params(),
});
