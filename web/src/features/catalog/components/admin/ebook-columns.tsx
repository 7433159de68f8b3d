import type { ReactNode } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { ebookTexts } from '#shared/catalog/ebook-columns.ts';
import { formatCount, formatDate, formatPrice } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';

const text = (id: 'category' | 'difficulty_level'): ListColumn<AdminEbook> => ({
  id,
  ...ebookTexts[id],
  cell: (ebook) => <span className="whitespace-nowrap text-muted">{ebook[id]}</span>,
});
const figure = (id: 'word_count' | 'purchases'): ListColumn<AdminEbook> => ({
  id,
  ...ebookTexts[id],
  isFigure: true,
  cell: (ebook) => formatCount(ebook[id]),
});

/** The columns of the ebooks; the page brings the actions. */
export const ebookColumns = (acts: (ebook: AdminEbook) => ReactNode): readonly ListColumn<AdminEbook>[] => [
  {
    id: 'title',
    ...ebookTexts.title,
    isFixed: true,
    cell: ({ title }) => <h2 className="line-clamp-2 max-w-80 min-w-44 font-sans text-14">{title}</h2>,
  },
  {
    id: 'status',
    ...ebookTexts.status,
    cell: ({ status }) => <Status look={status}>{status === 'published' ? 'Published' : 'Draft'}</Status>,
  },
  {
    id: 'framework',
    ...ebookTexts.framework,
    cell: ({ framework }) => <FrameworkTick framework={framework} />,
  },
  text('category'),
  text('difficulty_level'),
  {
    id: 'price',
    ...ebookTexts.price,
    isFigure: true,
    cell: ({ price, is_free: isFree }) => (isFree ? 'Free' : formatPrice(price)),
  },
  figure('purchases'),
  figure('word_count'),
  {
    id: 'updated',
    ...ebookTexts.updated,
    cell: ({ updated_at }) => <span className="whitespace-nowrap text-muted">{formatDate(updated_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
