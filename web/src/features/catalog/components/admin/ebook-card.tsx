import { Ellipsis, ExternalLink, FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { formatCount, formatDate } from '#shared/kernel/format.ts';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { IconButton } from '#web/components/ui/action/icon-button.tsx';
import { Menu, MenuItem } from '#web/components/ui/action/menu.tsx';
import { Cover } from '#web/components/ui/cover.tsx';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { FrameworkTick } from '#web/components/ui/framework-tick.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { useFromList } from '#web/lib/list/back-to-list.ts';

export interface EbookActsProps {
  readonly ebook: AdminEbook;
  readonly busy: boolean;
  readonly onSetStatus: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What an admin does with the ebook, on one line; deleting it takes a second step. */
export function EbookActs({ ebook, busy, onSetStatus, onEdit, onDelete }: EbookActsProps) {
  const navigate = useNavigate();
  const text = useFromList()(href('adminEbookText', { id: ebook.id }));
  const act = ebook.status === 'published' ? 'Unpublish' : 'Publish';
  return (
    <div className="flex gap-1">
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
        <MenuItem onSelect={() => void navigate(text)}>
          <FileText size={18} aria-hidden="true" />
          Text
        </MenuItem>
        <MenuItem danger onSelect={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
          Delete
        </MenuItem>
      </Menu>
    </div>
  );
}

export interface EbookCardProps extends EbookActsProps {
  /** The checkbox that selects the ebook. */
  readonly select: ReactNode;
}

/** An ebook's card on the management page. */
export function EbookCard({ select, ...props }: EbookCardProps) {
  const { ebook } = props;
  return (
    <div className="grid h-full grid-cols-[72px_1fr] gap-4 rounded-card border border-line bg-surface p-4">
      <div>
        <Cover ebook={ebook} />
        {select}
      </div>
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
        <div className="mt-auto pt-3">
          <EbookActs {...props} />
        </div>
      </div>
    </div>
  );
}
