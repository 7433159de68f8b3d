import type { ReactNode } from 'react';
import { promptVault } from '#shared/catalog/choices.ts';
import type { PromptPackage } from '#shared/catalog/intake/prompt-package.ts';
import { formatCount, formatDate, formatItems } from '#shared/kernel/format.ts';
import { Cover } from '#web/components/ui/cover.tsx';
import { Price } from '#web/components/ui/price.tsx';
import { PackageStatus } from './package-status.tsx';
import { UploadNotes } from './upload-notes.tsx';

/** How many prompts there are; a dash where the file is no CSV, because they cannot be counted there. */
export const promptCount = ({ prompt_count }: Pick<PromptPackage, 'prompt_count'>): string =>
  prompt_count === null ? '—' : formatCount(prompt_count);

/** `46 prompts · CSV · 28 Oct 2026`, `PDF · 28 Oct 2026`; a package without a file of its own has a CSV, if it has prompts. */
const factsOf = (item: PromptPackage): string =>
  [
    item.prompt_count === null ? undefined : formatItems(item.prompt_count, 'prompt'),
    item.file_type ?? (item.prompt_count === null ? undefined : 'CSV'),
    formatDate(item.created_at),
  ]
    .filter(Boolean)
    .join(' · ');

/** A package's card; the actions are below. */
export const PromptPackageCard = ({
  item,
  children,
}: {
  readonly item: PromptPackage;
  readonly children: ReactNode;
}) => (
  <div className="grid h-full grid-cols-[72px_1fr] gap-4 rounded-card border border-line bg-surface p-4">
    <Cover ebook={{ ...item, category: promptVault }} />
    <div className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between gap-2">
        <span className="truncate text-12 text-muted">{item.category || 'No category'}</span>
        <PackageStatus item={item} />
      </div>
      <h2 className="mt-1.5 line-clamp-2 text-16 wrap-anywhere">{item.title}</h2>
      <p className="mt-1 line-clamp-2 text-14 wrap-anywhere text-muted">{item.description}</p>
      <p className="mt-2 text-12 text-muted tabular-nums">{factsOf(item)}</p>
      {item.tags && <p className="mt-1 truncate font-mono text-12 text-muted">{item.tags}</p>}
      <p className="mt-2">
        <Price price={item.price} isFree={item.is_free} />
      </p>
      <UploadNotes {...item} />
      <div className="mt-auto -mb-2 pt-2">{children}</div>
    </div>
  </div>
);
