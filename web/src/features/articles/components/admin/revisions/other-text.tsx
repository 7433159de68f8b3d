import type { ArticleRevision } from '#shared/articles/article.ts';
import { formatDateTime } from '#shared/kernel/format.ts';
import { Select } from '#web/components/ui/form/select.tsx';
import { now } from './compared-text.ts';

export interface OtherTextProps {
  readonly revision: ArticleRevision;
  readonly other: ArticleRevision | undefined;
  readonly earlier: readonly ArticleRevision[];
  readonly onCompare: (id: string) => void;
}

/** Chooses what a revision is compared with: the current text, or any other one. */
export const OtherText = ({ revision, other, earlier, onCompare }: OtherTextProps) => (
  <Select
    label="Compared with"
    className="w-56"
    value={other?.id ?? now}
    onChange={({ target }) => onCompare(target.value)}
    options={[
      { value: now, label: 'The current text' },
      ...earlier
        .filter(({ id }) => id !== revision.id)
        .map(({ id, saved_at, saved_by }) => ({ value: id, label: `${formatDateTime(saved_at)}, by ${saved_by}` })),
    ]}
  />
);
