import type { ReactNode } from 'react';
import type { AdminTag } from '#shared/vocabulary/tag.ts';
import { usesWords } from '#web/lib/vocabulary/term-words.ts';
import { ActiveStatus } from './active-status.tsx';
import { ColorDot } from './color-dot.tsx';

/** A tag's card; the actions are below. */
export const TagCard = ({ tag, children }: { readonly tag: AdminTag; readonly children: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <ActiveStatus active={tag.active} />
      <span className="text-12 text-muted">{usesWords(tag)}</span>
    </p>
    <h2 className="mt-2 flex min-w-0 items-baseline gap-2 font-sans text-16">
      <ColorDot color={tag.color} />
      <span className="min-w-0 break-words">{tag.name}</span>
    </h2>
    {tag.description && <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{tag.description}</p>}
    {tag.category && <p className="mt-2 truncate text-12 text-muted">{tag.category}</p>}
    <div className="mt-auto pt-3">{children}</div>
  </div>
);
