import { useState } from 'react';
import type { AdminFramework } from '#shared/catalog/framework.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useAdminFrameworks } from '../../api/admin/admin-frameworks.ts';
import { FrameworkActs, FrameworkCard } from './framework-card.tsx';
import { frameworkColumns } from './framework-columns.tsx';
import { FrameworkForm } from './framework-form.tsx';

export interface FrameworkListProps
  extends Pick<ItemListProps<AdminFramework>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  /** Whether the form of a new framework is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The frameworks, as the cards of the specification or as a table, with their dialogs. */
export function FrameworkList({ isAdding, onAdded, ...props }: FrameworkListProps) {
  const { save, remove, busyId } = useAdminFrameworks();
  const [editing, setEditing] = useState<AdminFramework | null>(null);
  const [deleting, setDeleting] = useState<AdminFramework | null>(null);
  const close = () => {
    setEditing(null);
    onAdded();
  };
  const confirmDelete = async () => {
    if (deleting) await remove(deleting);
    setDeleting(null);
  };
  const acts = (framework: AdminFramework) => (
    <FrameworkActs framework={framework} onEdit={() => setEditing(framework)} onDelete={() => setDeleting(framework)} />
  );
  return (
    <>
      <ItemList
        {...props}
        noun="frameworks"
        failedTitle="Failed to fetch frameworks"
        columns={frameworkColumns(acts)}
        usual="cards"
        cardsClassName="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-4"
        card={(framework) => <FrameworkCard framework={framework}>{acts(framework)}</FrameworkCard>}
      />
      <EditDialog
        open={isAdding || editing !== null}
        title={editing ? 'Edit framework' : 'Add framework'}
        onClose={close}
      >
        <FrameworkForm
          framework={editing}
          onSave={async (fields, revision) => {
            await save(editing, fields, revision);
            close();
          }}
          onCancel={close}
        />
      </EditDialog>
      <AlertDialog
        open={deleting !== null}
        onOpenChange={(open) => !open && setDeleting(null)}
        title="Are you sure you want to delete this framework?"
        description={`“${deleting?.name}” is gone for good. A framework that ebooks name stays.`}
        confirmLabel="Delete"
        busy={busyId !== null}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
