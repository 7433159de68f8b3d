import type { ListedAuthor } from '#shared/articles/author.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';

/** That an author is being deleted, and who takes over. */
export const AuthorLeaving = ({ author: { heir } }: { readonly author: ListedAuthor }) =>
  heir && (
    <div className="mt-1">
      <Status look="scheduled">Being deleted</Status>
      <p className="mt-0.5 truncate text-12 text-muted">{heir.name} takes over</p>
    </div>
  );
