import { Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
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

/** What an admin does with the ebook, on one line; deleting it takes a second step. */
function RowActs({ ebook, busy, onSetStatus, onEdit, onDelete }: EbookRowProps) {
  const act = ebook.status === 'published' ? 'Unpublish' : 'Publish';
  return (
    <div className="mt-auto flex gap-1 pt-3">
      <Button className="flex-none px-2.5!" busy={busy} onClick={onSetStatus} aria-label={`${act} ${ebook.title}`}>
        {act}
      </Button>
      <Button className="flex-none px-2.5!" variant="quiet" onClick={onEdit} aria-label={`Edit ${ebook.title}`}>
        Edit
      </Button>
      <a
        href={href('ebook', { id: ebook.id })}
        target="_blank"
        rel="noreferrer"
        aria-label={`View ${ebook.title} (opens in a new tab)`}
        className={buttonClasses({ variant: 'quiet', className: 'flex-none px-2.5!' })}
      >
        <span className="max-sm:sr-only">View</span>
        <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
      </a>
      <Menu
        trigger={
          <IconButton label={`More actions for ${ebook.title}`} className="ml-auto">
            <Ellipsis size={20} aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem danger onSelect={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}

/** An ebook's card on the management page. */
export function EbookRow(props: EbookRowProps) {
  const { ebook } = props;
  return (
    <li className="grid grid-cols-[72px_1fr] gap-4 rounded-card border border-line bg-surface p-4">
      <Cover ebook={ebook} />
      <div className="flex min-w-0 flex-col">
        <div className="flex items-center justify-between gap-2">
          <FrameworkTick framework={ebook.framework} />
          <Status look={ebook.status}>{ebook.status === 'published' ? 'Published' : 'Draft'}</Status>
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
        <RowActs {...props} />
      </div>
    </li>
  );
}
