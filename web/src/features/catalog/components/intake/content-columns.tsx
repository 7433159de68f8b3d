import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatDate, formatPrice } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';

type Content = Pick<AdminEbook, 'id' | 'title' | 'price' | 'is_free' | 'created_at'>;

/* What uploads and prompt packages show alike. */

export const titleColumn: ListColumn<Content> = {
  id: 'title',
  label: 'Title',
  isFixed: true,
  value: ({ title }) => title,
  cell: ({ title }) => <span className="line-clamp-2 max-w-80 min-w-44 font-strong">{title}</span>,
};

export const priceColumn: ListColumn<Content> = {
  id: 'price',
  label: 'Price',
  isFigure: true,
  value: ({ price }) => price,
  cell: ({ price, is_free: isFree }) => (isFree ? 'Free' : formatPrice(price)),
};

export const createdColumn: ListColumn<Content> = {
  id: 'created',
  label: 'Created',
  value: ({ created_at }) => created_at,
  cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDate(created_at)}</span>,
};

export const contentCards = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4';

/** What an admin is told before an upload or a package is deleted. */
export const leavesTheShop = (name: string): string =>
  `“${name}” leaves the shop at once and waits 30 days in the trash. Readers who own it keep it.`;
