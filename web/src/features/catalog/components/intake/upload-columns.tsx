import type { ReactNode } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatDate, formatMegabytes, formatPrice } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { UploadStatus } from './upload-status.tsx';

/** The columns of uploaded content; the page brings the actions. */
export const uploadColumns = (acts: (item: AdminEbook) => ReactNode): readonly ListColumn<AdminEbook>[] => [
  {
    id: 'title',
    label: 'Title',
    isFixed: true,
    value: ({ title }) => title,
    cell: ({ title }) => <span className="line-clamp-2 max-w-80 min-w-44 font-strong">{title}</span>,
  },
  {
    id: 'upload_status',
    label: 'Status',
    value: (item) => item.upload_status,
    cell: (item) => <UploadStatus status={item.upload_status} />,
  },
  {
    id: 'upload_error',
    label: 'Problem',
    isExtra: true,
    value: (item) => item.upload_error ?? '',
    cell: (item) => <span className="text-muted">{item.upload_error}</span>,
  },
  {
    id: 'category',
    label: 'Category',
    value: ({ category }) => category || 'General',
    cell: ({ category }) => <span className="text-muted">{category || 'General'}</span>,
  },
  {
    id: 'file_type',
    label: 'Type',
    value: (item) => item.file_type ?? '',
    cell: (item) => <span className="text-muted">{item.file_type}</span>,
  },
  {
    id: 'file_size',
    label: 'Size',
    isFigure: true,
    value: (item) => item.file_size ?? '',
    cell: ({ file_size: size }) => (size === null ? '' : formatMegabytes(size)),
  },
  {
    id: 'price',
    label: 'Price',
    isFigure: true,
    value: ({ price }) => price,
    cell: ({ price, is_free: isFree }) => (isFree ? 'Free' : formatPrice(price)),
  },
  {
    id: 'created',
    label: 'Created',
    value: ({ created_at }) => created_at,
    cell: ({ created_at }) => <span className="whitespace-nowrap text-muted">{formatDate(created_at)}</span>,
  },
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
