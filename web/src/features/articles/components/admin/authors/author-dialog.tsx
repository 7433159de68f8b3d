import type { AuthorProfile } from '#shared/articles/author.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { useAdminAuthors } from '../../../api/admin/admin-authors.ts';
import { AuthorForm } from './author-form.tsx';

export interface AuthorDialogProps {
  readonly open: boolean;
  /** Whose profile is edited; null for a new one. */
  readonly author: AuthorProfile | null;
  /** Called once it is saved or given up. */
  readonly onClose: () => void;
}

/** The profile of an author, in a dialog. It saves by itself. */
export function AuthorDialog({ open, author, onClose }: AuthorDialogProps) {
  const { save } = useAdminAuthors();
  return (
    <EditDialog
      open={open}
      title={author ? 'Edit Author Profile' : 'Add Author Profile'}
      size="narrow"
      onClose={onClose}
    >
      <AuthorForm
        item={author}
        onSave={async (fields, revision) => {
          await save(author, fields, revision);
          onClose();
        }}
        onCancel={onClose}
      />
    </EditDialog>
  );
}
