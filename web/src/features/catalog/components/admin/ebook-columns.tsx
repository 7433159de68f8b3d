import type { ReactNode } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { formatCount, formatDate, formatPrice } from '#web/lib/text/format.ts';

const text = (id: 'category' | 'difficulty_level', label: string): ListColumn<AdminEbook> => ({
  id,
  label,
  value: (ebook) => ebook[id],
  cell: (ebook) => <span className="whitespace-nowrap text-muted">{ebook[id]}</span>,
});
const figure = (id: 'word_count' | 'purchases', label: string): ListColumn<AdminEbook> => ({
  id,
  label,
  isFigure: true,
  value: (ebook) => ebook[id],
  cell: (ebook) => formatCount(ebook[id]),
});

/** The columns of the ebooks; the page brings the actions. */
export const ebookColumns = (acts: (ebook: AdminEbook) => ReactNode): readonly ListColumn<AdminEbook>[] => [
  {
    id: 'title',
    label: 'Title',
    isFixed: true,
    value: ({ title }) => title,
    cell: ({ title }) => <h2 className="line-clamp-2 max-w-80 min-w-44 font-sans text-14">{title}</h2>,
  },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => status,
    cell: ({ status }) => <Status look={status}>{status === 'published' ? 'Published' : 'Draft'}</Status>,
  },
  {
    id: 'framework',
    label: 'Framework',
    value: ({ framework }) => framework,
    cell: ({ framework }) => <FrameworkTick framework={framework} />,
  },
  text('category', 'Category'),
  text('difficulty_level', 'Difficulty'),
  {
    id: 'price',
    label: 'Price',
    isFigure: true,
    value: ({ price }) => price,
    cell: ({ price, is_free: isFree }) => (isFree ? 'Free' : formatPrice(price)),
  },
  figure('purchases', 'Sold'),
  figure('word_count', 'Words'),
  {
    id: 'updated',
    label: 'Updated',
    value: ({ updated_at }) => updated_at,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
