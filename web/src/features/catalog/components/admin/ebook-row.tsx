import { Eye, Pencil, Trash2 } from 'lucide-react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { Cover } from '#web/components/ui/cover.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { formatCount, formatDate } from '#web/lib/text/format.ts';

export interface EbookRowProps {
  readonly ebook: AdminEbook;
  readonly busy: boolean;
  readonly onSetStatus: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** An ebook's card on the management page. */
export function EbookRow({ ebook, busy, onSetStatus, onEdit, onDelete }: EbookRowProps) {
  const isPublished = ebook.status === 'published';
  return (
    <li className="grid grid-cols-[72px_1fr] gap-4 rounded-card border border-line bg-surface p-4">
      <Cover ebook={ebook} />
      <div className="flex min-w-0 flex-col">
        <div className="flex items-center justify-between gap-2">
          <FrameworkTick framework={ebook.framework} />
          <Status look={ebook.status}>{isPublished ? 'Published' : 'Draft'}</Status>
        </div>
        <h2 className="mt-1.5 line-clamp-2 text-16">{ebook.title}</h2>
        <p className="mt-1 text-12 text-muted">
          {ebook.category} · {ebook.difficulty_level} · {formatCount(ebook.word_count)} words
        </p>
        <p className="text-12 text-muted">
          {formatCount(ebook.purchases)} sold · updated {formatDate(ebook.updated_at)}
        </p>
        <p className="mt-2">
          <Price price={ebook.price} isFree={ebook.is_free} />
        </p>
        <div className="mt-auto grid grid-cols-[auto_auto] justify-start gap-1 pt-3 *:justify-start">
          <Button
            busy={busy}
            onClick={onSetStatus}
            aria-label={`${isPublished ? 'Unpublish' : 'Publish'} ${ebook.title}`}
          >
            {isPublished ? 'Unpublish' : 'Publish'}
          </Button>
          <Button
            variant="quiet"
            icon={<Pencil size={18} aria-hidden="true" />}
            onClick={onEdit}
            aria-label={`Edit ${ebook.title}`}
          >
            Edit
          </Button>
          <a
            href={href('ebook', { id: ebook.id })}
            target="_blank"
            rel="noreferrer"
            aria-label={`View ${ebook.title}`}
            className={buttonClasses({ variant: 'quiet' })}
          >
            <Eye size={18} aria-hidden="true" />
            View
          </a>
          <Button
            variant="quiet"
            icon={<Trash2 size={18} aria-hidden="true" />}
            onClick={onDelete}
            aria-label={`Delete ${ebook.title}`}
          >
            Delete
          </Button>
        </div>
      </div>
    </li>
  );
}
