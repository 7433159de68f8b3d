import type { EntityItem } from 'electrodb';
import { newestFirst } from '#lib/table/page.ts';
import type { TransactItem } from '#lib/table/transact.ts';
import type { Page, PageQuery } from '#shared/kernel/page.ts';
import { NewsletterContentEntity, NewsletterEntity } from './newsletter.entity.ts';

export type StoredNewsletter = EntityItem<typeof NewsletterEntity>;
export interface WholeNewsletter {
  readonly card: StoredNewsletter;
  readonly content: string;
}

/** One with its text, as it is now. */
export async function findNewsletter(id: string): Promise<WholeNewsletter | undefined> {
  const [{ data: card }, { data: text }] = await Promise.all([
    NewsletterEntity.get({ id }).go({ consistent: true }),
    NewsletterContentEntity.get({ id }).go({ consistent: true }),
  ]);
  return card && text ? { card, content: text.content } : undefined;
}

/** Its card, as it was a moment ago. */
export async function findNewsletterCard(id: string): Promise<StoredNewsletter | undefined> {
  return (await NewsletterEntity.get({ id }).go()).data ?? undefined;
}

/** A page of cards, the latest created first. */
export const listNewsletters = (query: PageQuery): Promise<Page<StoredNewsletter>> =>
  newestFirst(NewsletterEntity.query.allByCreation({}), query);

/** All cards, for sums: newsletters are written by hand, there are hundreds at most. */
export async function allNewsletters(): Promise<StoredNewsletter[]> {
  return (await NewsletterEntity.query.allByCreation({}).go({ pages: 'all' })).data;
}

/** Parts of a transaction; refused when the id is taken. */
export const insertItems = ({ card, content }: WholeNewsletter): TransactItem[] => [
  { Put: NewsletterEntity.create(card).params() },
  { Put: NewsletterContentEntity.put({ id: card.id, content }).params() },
];

/** Part of a transaction that puts `after` in the place of the revision it was made from; refused when that is gone. */
export const replaceItem = (after: StoredNewsletter, revision: number): TransactItem => ({
  Put: NewsletterEntity.put(after)
    .where((stored, { eq }) => eq(stored.revision, revision))
    .params(),
});
export const contentItem = (id: string, content: string): TransactItem => ({
  Put: NewsletterContentEntity.put({ id, content }).params(),
});

/** Parts of a transaction; refused when the revision is gone. */
export const removeItems = ({ id, revision }: StoredNewsletter): [TransactItem, TransactItem] => [
  {
    Delete: NewsletterEntity.remove({ id })
      .where((stored, { eq }) => eq(stored.revision, revision))
      .params(),
  },
  { Delete: NewsletterContentEntity.delete({ id }).params() },
];
