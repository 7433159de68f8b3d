import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminFramework } from '#shared/catalog/framework.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { buttonClasses } from '#web/components/ui/action/button-classes.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { formatItems } from '#web/lib/text/format.ts';

export interface FrameworkActsProps {
  readonly framework: AdminFramework;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** What an admin does with a framework; View only if it has an address. */
export const FrameworkActs = ({ framework: { name, url }, onEdit, onDelete }: FrameworkActsProps) => (
  <div className="flex gap-1">
    {url && (
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={`View ${name} (opens in a new tab)`}
        className={buttonClasses({ variant: 'quiet', className: 'flex-none px-2.5!' })}
      >
        View
        <ExternalLink size={14} aria-hidden="true" className="flex-none text-muted" />
      </a>
    )}
    <Button className="flex-none px-2.5!" variant="quiet" onClick={onEdit} aria-label={`Edit ${name}`}>
      Edit
    </Button>
    <Button className="flex-none px-2.5!" variant="quiet" onClick={onDelete} aria-label={`Delete ${name}`}>
      Delete
    </Button>
  </div>
);

/** The ebooks that name the framework, in words. */
export const usesOf = ({ usage_count }: AdminFramework): string =>
  usage_count === 0 ? 'No ebook' : formatItems(usage_count, 'ebook');

/** A framework's card on the management page; the actions are below. */
export const FrameworkCard = ({ framework, children }: { framework: AdminFramework; children: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <Badge look="accent">{framework.category}</Badge>
      <span className="text-12 text-muted">{usesOf(framework)}</span>
    </p>
    <h2 className="mt-2 text-16 break-words">
      {framework.name} {framework.version && <span className="font-normal text-muted">{framework.version}</span>}
    </h2>
    <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{framework.description}</p>
    {framework.tags && <p className="mt-2 truncate text-12 text-muted">{framework.tags}</p>}
    <div className="mt-auto -ml-2.5 pt-3">{children}</div>
  </div>
);
