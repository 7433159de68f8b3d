import type { ReactNode } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatDate, formatMegabytes } from '#shared/kernel/format.ts';
import { Cover } from '#web/components/ui/cover.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { packageText } from '#web/lib/text/ebook-size.ts';
import { UploadNotes } from './upload-notes.tsx';
import { UploadStatus } from './upload-status.tsx';

/** When it was uploaded, and the file: `28 Oct 2026 · PDF · 3.14 MB`. */
const fileFacts = (ebook: AdminEbook): string =>
  [
    formatDate(ebook.created_at),
    packageText(ebook) ?? ebook.file_type,
    ebook.file_size === null ? undefined : formatMegabytes(ebook.file_size),
  ]
    .filter(Boolean)
    .join(' · ');

/** What was uploaded, and what became of it; the actions are below. */
export const UploadCard = ({ item, children }: { readonly item: AdminEbook; readonly children: ReactNode }) => (
  <div className="grid h-full grid-cols-[72px_1fr] gap-4 rounded-card border border-line bg-surface p-4">
    <Cover ebook={item} />
    <div className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between gap-2">
        <span className="truncate text-12 text-muted">{item.category || 'General'}</span>
        <UploadStatus status={item.upload_status} />
      </div>
      <h2 className="mt-1.5 line-clamp-2 text-16 wrap-anywhere">{item.title}</h2>
      <p className="mt-1 line-clamp-2 text-14 wrap-anywhere text-muted">{item.description}</p>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-3">
        <Price price={item.price} isFree={item.is_free} />
        <span className="text-12 text-muted tabular-nums">{fileFacts(item)}</span>
      </p>
      <UploadNotes {...item} />
      <div className="mt-auto -mb-2 pt-2">{children}</div>
    </div>
  </div>
);
