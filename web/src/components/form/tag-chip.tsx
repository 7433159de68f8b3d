import { X } from 'lucide-react';
import { classNames } from '#web/lib/class-names.ts';

export interface TagChipProps {
  readonly tag: string;
  /** Whether it joins the vocabulary when it is saved. */
  readonly isNew: boolean;
  readonly onRemove: () => void;
}

/** A tag in a field, with a button that takes it out; the button's target is 40 px. */
export const TagChip = ({ tag, isNew, onRemove }: TagChipProps) => (
  <li
    className={classNames(
      'inline-flex min-h-8 min-w-0 max-w-full items-center gap-1.5 rounded-small pl-2 text-14',
      isNew ? 'border border-dashed border-line-control' : 'bg-accent-soft text-accent',
    )}
  >
    <span className="truncate">{tag}</span>
    {isNew && <span className="text-12 text-muted">new</span>}
    <button
      type="button"
      aria-label={`Remove ${tag}`}
      onClick={onRemove}
      className="relative inline-grid size-8 flex-none place-items-center rounded-small after:absolute after:-inset-1 hover:text-ink"
    >
      <X size={14} aria-hidden="true" />
    </button>
  </li>
);
