import { useState } from 'react';
import type { AdminDiscount } from '#shared/commerce/discount.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { ThingActs } from '#web/components/list/thing-acts.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useAdminDiscounts } from '../../api/admin-discounts.ts';
import { DiscountBulk, type DiscountBulkProps } from './discount-bulk.tsx';
import { DiscountCard } from './discount-card.tsx';
import { discountColumns } from './discount-columns.tsx';
import { DiscountForm } from './discount-form.tsx';

export interface DiscountListProps extends Pick<ItemListProps<AdminDiscount>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  readonly filter: DiscountBulkProps['filter'];
  /** Whether the form of a new one is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The discounts, as the cards of the specification or as a table, with their dialogs. */
export function DiscountList({ filter, isAdding, onAdded, ...props }: DiscountListProps) {
  const { save, remove, busyId } = useAdminDiscounts();
  const [editing, setEditing] = useState<AdminDiscount | null>(null);
  const [deleting, setDeleting] = useState<AdminDiscount | null>(null);
  const close = () => {
    setEditing(null);
    onAdded();
  };
  const confirmDelete = async () => {
    if (deleting) await remove(deleting);
    setDeleting(null);
  };
  const acts = (discount: AdminDiscount) => (
    <ThingActs name={discount.name} onEdit={() => setEditing(discount)} onDelete={() => setDeleting(discount)} />
  );
  return (
    <>
      <ItemList
        {...props}
        noun="discounts"
        views="discounts"
        failedTitle="Failed to fetch pricing data"
        columns={discountColumns(acts)}
        usual="cards"
        cardsClassName="grid gap-4 lg:grid-cols-2 xl:grid-cols-3"
        card={(discount, select) => (
          <DiscountCard discount={discount}>
            <div className="flex items-center gap-4">
              {select}
              {acts(discount)}
            </div>
          </DiscountCard>
        )}
        bulk={{
          nameOf: ({ name }) => name,
          acts: (chosen, clear) => <DiscountBulk {...{ chosen, filter }} onStarted={clear} />,
        }}
      />
      <EditDialog
        open={isAdding || editing !== null}
        title={editing ? 'Edit discount' : 'Add discount'}
        onClose={close}
      >
        <DiscountForm
          discount={editing}
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
        title="Are you sure you want to delete this item?"
        description={`“${deleting?.name}” stops at once. Open checkouts keep the price they were given.`}
        confirmLabel="Delete"
        busy={busyId !== null}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
