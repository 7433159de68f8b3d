import { useState } from 'react';
import type { ListedAuthor } from '#shared/articles/author.ts';
import { href } from '#shared/pages/href.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { ThingActs } from '#web/components/list/thing-acts.tsx';
import { useAdminAuthors } from '../../../api/admin/admin-authors.ts';
import { AuthorCard } from './author-card.tsx';
import { authorColumns } from './author-columns.tsx';
import { AuthorDeletion } from './author-deletion.tsx';
import { AuthorDialog } from './author-dialog.tsx';

export interface AuthorListProps extends Pick<ItemListProps<ListedAuthor>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  /** All authors, also those that the search does not find. */
  readonly all: readonly ListedAuthor[];
  /** Whether the form of a new one is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The authors, with their dialogs. */
export function AuthorList({ all, isAdding, onAdded, ...props }: AuthorListProps) {
  const { remove, busyId } = useAdminAuthors();
  const [editing, setEditing] = useState<ListedAuthor | null>(null);
  const [deleting, setDeleting] = useState<ListedAuthor | null>(null);
  const close = () => {
    setEditing(null);
    onAdded();
  };
  const acts = (author: ListedAuthor) => (
    <ThingActs
      name={author.name}
      view={author.is_public ? href('author', { id: author.id }) : ''}
      onEdit={() => setEditing(author)}
      onDelete={() => setDeleting(author)}
    />
  );
  return (
    <>
      <ItemList
        {...props}
        noun="authors"
        views="authors"
        failedTitle="Failed to fetch author profiles"
        columns={authorColumns(acts)}
        usual="table"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
        card={(author) => <AuthorCard author={author}>{acts(author)}</AuthorCard>}
      />
      <AuthorDialog open={isAdding || editing !== null} author={editing} onClose={close} />
      <AuthorDeletion
        author={deleting}
        others={all.filter(({ id, heir }) => id !== deleting?.id && !heir)}
        busy={busyId !== null}
        onDelete={async (author, heir) => {
          await remove(author, heir);
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
}
