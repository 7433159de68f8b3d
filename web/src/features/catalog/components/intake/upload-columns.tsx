import type { ReactNode } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatMegabytes } from '#shared/kernel/format.ts';
import type { ListColumn } from '#web/components/list/list-column.ts';
import { createdColumn, priceColumn, titleColumn } from './content-columns.tsx';
import { UploadStatus } from './upload-status.tsx';

/** The columns of uploaded content; the page brings the actions. */
export const uploadColumns = (acts: (item: AdminEbook) => ReactNode): readonly ListColumn<AdminEbook>[] => [
  titleColumn,
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
  priceColumn,
  createdColumn,
  { id: 'acts', label: 'Actions', isFixed: true, cell: acts },
];
