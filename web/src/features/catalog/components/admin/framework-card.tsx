import type { ReactNode } from 'react';
import type { AdminFramework } from '#shared/catalog/framework.ts';
import { formatItems } from '#shared/kernel/format.ts';
import { Badge } from '#web/components/ui/badge.tsx';

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
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
