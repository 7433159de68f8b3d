import type { AdminEbook, EbookEdit } from '#shared/catalog/ebook.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { EbookForm } from './ebook-form.tsx';

export interface EbookEditDialogProps {
  /** Null: closed. */
  readonly ebook: AdminEbook | null;
  readonly onSave: (id: string, edit: EbookEdit) => Promise<void>;
  readonly onClose: () => void;
}

/** The edit dialog. Stays open until the change is saved. */
export const EbookEditDialog = ({ ebook, onSave, onClose }: EbookEditDialogProps) => (
  <EditDialog open={ebook !== null} title="Edit ebook" onClose={onClose}>
    {ebook && (
      <EbookForm
        key={ebook.id}
        ebook={ebook}
        onSave={async (edit) => {
          await onSave(ebook.id, edit);
          onClose();
        }}
        onCancel={onClose}
      />
    )}
  </EditDialog>
);
