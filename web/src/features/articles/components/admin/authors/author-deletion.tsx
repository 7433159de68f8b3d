import type { ListedAuthor } from '#shared/articles/author.ts';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { AuthorReplacement } from './author-replacement.tsx';

export interface AuthorDeletionProps {
  /** Who is about to be deleted, if anybody. */
  readonly author: ListedAuthor | null;
  readonly others: readonly ListedAuthor[];
  readonly busy: boolean;
  /** `heir`: id of the author who takes the articles over, where there are any. */
  readonly onDelete: (author: ListedAuthor, heir?: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before an author is deleted; of one who has articles, who takes them over. */
export function AuthorDeletion({ author, others, busy, onDelete, onCancel }: AuthorDeletionProps) {
  if (author && (author.article_count > 0 || author.heir))
    return (
      <AuthorReplacement {...{ author, others, busy, onCancel }} onReplace={(heir) => void onDelete(author, heir)} />
    );
  return (
    <AlertDialog
      open={author !== null}
      onOpenChange={(open) => !open && onCancel()}
      title="Are you sure you want to delete this author profile?"
      description={`The profile of ${author?.name} is gone for good. It has no articles.`}
      confirmLabel="Delete"
      busy={busy}
      busyText="Deleting…"
      onConfirm={() => author && void onDelete(author)}
    />
  );
}
