import { useState } from 'react';
import type { AdminEbook } from '#shared/catalog/ebook.ts';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useAdminEbooks } from '../../api/admin/admin-ebooks.ts';
import { useEbookStatus } from '../../api/admin/ebook-status.ts';
import { BulkActs, type EbookFilter } from './bulk-acts.tsx';
import { EbookActs, EbookCard } from './ebook-card.tsx';
import { ebookColumns } from './ebook-columns.tsx';
import { EbookEditDialog } from './ebook-edit-dialog.tsx';
import { EbookUse } from './use/ebook-use.tsx';
import { UnpublishQuestion } from './use/unpublish-question.tsx';

export interface EbookListProps
  extends Pick<ItemListProps<AdminEbook>, 'page' | 'trail' | 'empty' | 'loadPage' | 'startExport'> {
  readonly filter: EbookFilter;
}

/** The ebooks, as the cards of the specification or as a table, with their dialogs. */
export function EbookList({ filter, ...props }: EbookListProps) {
  const { remove, edit, busyId } = useAdminEbooks();
  const status = useEbookStatus();
  const [editing, setEditing] = useState<AdminEbook | null>(null);
  const [deleting, setDeleting] = useState<AdminEbook | null>(null);
  const confirmDelete = async () => {
    if (!deleting) return;
    await remove(deleting);
    setDeleting(null);
  };
  const actsOn = (ebook: AdminEbook) => ({
    ebook,
    busy: [busyId, status.busyId].includes(ebook.id),
    onSetStatus: () => void status.change(ebook),
    onEdit: () => setEditing(ebook),
    onDelete: () => setDeleting(ebook),
  });
  return (
    <>
      <ItemList
        {...props}
        noun="ebooks"
        views="ebooks"
        failedTitle="Failed to fetch ebooks"
        columns={ebookColumns((ebook) => <EbookActs {...actsOn(ebook)} />)}
        usual="cards"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4"
        card={(ebook, select) => <EbookCard {...actsOn(ebook)} select={select} />}
        bulk={{
          nameOf: ({ title }) => title,
          acts: (chosen, clear) => <BulkActs {...{ chosen, filter }} onStarted={clear} />,
        }}
      />
      <EbookEditDialog ebook={editing} onSave={edit} onClose={() => setEditing(null)} />
      <UnpublishQuestion {...status.question} />
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Are you sure you want to delete this ebook?"
        description={
          deleting && (
            <>
              “{deleting.title}” leaves the shop at once and waits 30 days in the trash. Readers who own it keep it.
              <EbookUse ebookIds={[deleting.id]} />
            </>
          )
        }
        confirmLabel="Delete"
        busy={busyId !== null}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
