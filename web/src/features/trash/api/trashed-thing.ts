import { trashDays } from '#shared/kernel/trash.ts';
import type { ApiPage } from '#web/lib/api/api-types.ts';

/** The kinds of things that wait in the trash, as the audit log calls them. */
export const trashKinds = ['ebook', 'article', 'ai_tool', 'coaching_package'] as const;
export type TrashKind = (typeof trashKinds)[number];

export const kindLabels = {
  ebook: { one: 'Ebook', many: 'Ebooks', noun: 'ebook' },
  article: { one: 'Article', many: 'Articles', noun: 'article' },
  ai_tool: { one: 'AI tool', many: 'AI tools', noun: 'AI tool' },
  coaching_package: { one: 'Coaching package', many: 'Coaching packages', noun: 'coaching package' },
} as const satisfies Record<TrashKind, unknown>;

export interface TrashedThing {
  readonly id: string;
  readonly kind: TrashKind;
  readonly name: string;
  readonly deletedAt: string;
}

/** What the lists of the four domains have in common. */
type Deleted = { readonly id: string; readonly deleted_at: string | null } & (
  | { readonly title: string }
  | { readonly name: string }
);

/** In milliseconds. */
export const day = 86_400_000;

/** Days until a thing is gone for good; the one that has begun counts. 0: it cannot be restored any more. */
export const daysLeft = ({ deletedAt }: TrashedThing, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(deletedAt) + trashDays * day - now) / day));

/** A page of a domain's trash, without what waits for its purge. */
export function thingsOf(kind: TrashKind, page: ApiPage<Deleted>, now: number): ApiPage<TrashedThing> {
  const items = page.items.map((item) => ({
    id: item.id,
    kind,
    name: 'title' in item ? item.title : item.name,
    deletedAt: item.deleted_at ?? '',
  }));
  return { ...page, items: items.filter((thing) => daysLeft(thing, now) > 0) };
}

/** The things of all kinds, latest deletion first. */
export const merged = (pages: readonly ApiPage<TrashedThing>[]): readonly TrashedThing[] =>
  pages.flatMap(({ items }) => items).sort((a, b) => (a.deletedAt < b.deletedAt ? 1 : -1));

/** How many are on a page and those before it; `100+` where there are more. */
export const countOf = ({ items, next }: ApiPage<TrashedThing>): string => `${items.length}${next ? '+' : ''}`;
