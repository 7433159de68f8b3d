import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useAdminEbooks } from '../../api/admin/admin-ebooks.ts';
import { EbookEditDialog } from './ebook-edit-dialog.tsx';
import { EbookRow } from './ebook-row.tsx';

/** The cards of one page, with their dialogs. */
export function EbookList({ ebooks }: { readonly ebooks: readonly AdminEbook[] }) {
  const { setStatus, remove, edit, busyId } = useAdminEbooks();
  const [editing, setEditing] = useState<AdminEbook | null>(null);
  const [deleting, setDeleting] = useState<AdminEbook | null>(null);
  const confirmDelete = async () => {
    if (!deleting) return;
    await remove(deleting);
    setDeleting(null);
  };
  return (
    <>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {ebooks.map((ebook) => (
          <EbookRow
            key={ebook.id}
            ebook={ebook}
            busy={busyId === ebook.id}
            onSetStatus={() => void setStatus(ebook)}
            onEdit={() => setEditing(ebook)}
            onDelete={() => setDeleting(ebook)}
          />
        ))}
      </ul>
      <EbookEditDialog ebook={editing} onSave={edit} onClose={() => setEditing(null)} />
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Are you sure you want to delete this ebook?"
        description={`“${deleting?.title}” leaves the shop at once and waits 30 days in the trash. Readers who own it keep it.`}
        confirmLabel="Delete"
        busy={busyId !== null}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
