import type { AdminEbook, EbookEdit } from '#shared/catalog/ebook.ts';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { EbookForm } from './ebook-form.tsx';

export interface EbookEditDialogProps {
  /** Null: closed. */
  readonly ebook: AdminEbook | null;
  readonly onSave: (id: string, edit: EbookEdit) => Promise<void>;
  readonly onClose: () => void;
}

/** The edit dialog. Stays open until the change is saved. */
export const EbookEditDialog = ({ ebook, onSave, onClose }: EbookEditDialogProps) => (
  <Dialog open={ebook !== null} onOpenChange={(open) => !open && onClose()} title="Edit ebook">
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
  </Dialog>
);
