import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { isUnsent } from '#shared/newsletter/choices.ts';
import { NewsletterContentEntity, NewsletterEntity } from './newsletter.entity.ts';

export type StoredNewsletter = EntityItem<typeof NewsletterEntity>;

/** The text of a newsletter, strongly consistent; empty when there is none. */
export async function findContent(id: string): Promise<string> {
  return (await NewsletterContentEntity.get({ id }).go({ consistent: true })).data?.content ?? '';
}

/** A newsletter with its text, strongly consistent. */
export async function findNewsletter(id: string) {
  const [{ data: card }, content] = await Promise.all([
    NewsletterEntity.get({ id }).go({ consistent: true }),
    findContent(id),
  ]);
  return card ? { card, content } : undefined;
}

/** The card of a newsletter, eventually consistent. */
export async function findNewsletterCard(id: string): Promise<StoredNewsletter | undefined> {
  return (await NewsletterEntity.get({ id }).go()).data ?? undefined;
}

/** A page of cards, newest first. */
export const listNewsletters = (query: PageQuery): Promise<Page<StoredNewsletter>> =>
  newestFirst(NewsletterEntity.query.allByTime({}), query);

/** All cards, newest first, for sums and searches. Newsletters are written by hand, so there are a few hundred at most. */
export async function allNewsletters(): Promise<StoredNewsletter[]> {
  return (await NewsletterEntity.query.allByTime({}).go({ order: 'desc', pages: 'all' })).data;
}

/** Those that are not sent yet and lead to one of some ebooks, newest first. */
export async function unsentLeadingTo(ebookIds: readonly string[]): Promise<StoredNewsletter[]> {
  const asked = new Set(ebookIds);
  return (await allNewsletters()).filter(
    ({ status, linked_ebooks = [] }) => isUnsent(status) && linked_ebooks.some((id) => asked.has(id)),
  );
}

/** Those whose planned moment has come, the most overdue first. */
export async function dueNewsletters(moment: string): Promise<StoredNewsletter[]> {
  const planned = NewsletterEntity.query.plannedByTime({ status: 'scheduled' });
  return (await planned.lte({ scheduled_date: moment }).go({ limit: 20 })).data;
}

/** Part of the transaction that saves its card. */
export const contentItem = (id: string, content: string): TransactItem => ({
  Put: NewsletterContentEntity.put({ id, content }).params(),
});
/** Part of the transaction that deletes its card. */
export const deleteContentItem = (id: string): TransactItem => ({
  Delete: NewsletterContentEntity.delete({ id }).params(),
});
