import { useState } from 'react';
import type { ListedAuthor } from '#shared/articles/author.ts';
import { formatItems } from '#shared/kernel/format.ts';
import type { ReplacingOf } from '#web/components/list/managed-list.tsx';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { Select } from '#web/components/ui/form/select.tsx';

export interface AuthorReplacementProps extends ReplacingOf {
  readonly author: ListedAuthor;
  /** Who can take the articles over. */
  readonly others: readonly ListedAuthor[];
}

function descriptionOf({ name, article_count, heir }: ListedAuthor, hasOthers: boolean): string {
  const articles = formatItems(article_count, 'article');
  if (heir)
    return `${name} is being deleted: ${articles} are still to be handed over to ${heir.name}. If that has stopped, it goes on here, also with somebody else.`;
  const has = `${name} has ${articles}, those in the trash included.`;
  return hasOthers
    ? `${has} Choose who takes over: readers see that name then. No article gets ${name} any more, and the profile goes once all are handed over.`
    : `${has} Add the profile of an author who takes over first.`;
}

/** Deletes an author who has articles: asks who takes them over. */
export function AuthorReplacement({ author, others, busy, onReplace, onCancel }: AuthorReplacementProps) {
  const [heir, setHeir] = useState(author.heir?.id ?? '');
  return (
    <Dialog
      open
      closable={!busy}
      onOpenChange={(open) => !open && onCancel()}
      title="Are you sure you want to delete this author profile?"
      description={descriptionOf(author, others.length > 0)}
    >
      {others.length > 0 && (
        <Select
          id="heir"
          label="Author who takes over"
          options={[
            { value: '', label: 'Choose an author' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={heir}
          onChange={(event) => setHeir(event.target.value)}
        />
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        {others.length > 0 && (
          <Button
            variant="destroy"
            disabled={heir === ''}
            busy={busy}
            busyText="Deleting…"
            onClick={() => onReplace(heir)}
          >
            Hand over and delete
          </Button>
        )}
      </div>
    </Dialog>
  );
}
