import { useState } from 'react';
import type { AdminPlan } from '#shared/commerce/plan.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { ItemList, type ItemListProps } from '#web/components/list/item-list.tsx';
import { ThingActs } from '#web/components/list/thing-acts.tsx';
import { AlertDialog } from '#web/components/ui/dialog/alert-dialog.tsx';
import { useAdminPlans } from '../../api/admin-plans.ts';
import { AdminPlanCard } from './admin-plan-card.tsx';
import { planColumns } from './plan-columns.tsx';
import { PlanForm } from './plan-form.tsx';

export interface PlanListProps extends Pick<ItemListProps<AdminPlan>, 'page' | 'trail' | 'empty' | 'loadPage'> {
  /** Whether the form of a new one is open. */
  readonly isAdding: boolean;
  readonly onAdded: () => void;
}

/** The plans, as the cards of the specification or as a table, with their dialogs. */
export function PlanList({ isAdding, onAdded, ...props }: PlanListProps) {
  const { save, remove, busyId } = useAdminPlans();
  const [editing, setEditing] = useState<AdminPlan | null>(null);
  const [deleting, setDeleting] = useState<AdminPlan | null>(null);
  const close = () => {
    setEditing(null);
    onAdded();
  };
  const confirmDelete = async () => {
    if (deleting) await remove(deleting);
    setDeleting(null);
  };
  const acts = (plan: AdminPlan) => (
    <ThingActs name={plan.name} onEdit={() => setEditing(plan)} onDelete={() => setDeleting(plan)} />
  );
  return (
    <>
      <ItemList
        {...props}
        noun="plans"
        views="plans"
        failedTitle="Failed to fetch pricing data"
        columns={planColumns(acts)}
        usual="cards"
        cardsClassName="grid gap-4 lg:grid-cols-2 xl:grid-cols-3"
        card={(plan) => <AdminPlanCard plan={plan}>{acts(plan)}</AdminPlanCard>}
      />
      <EditDialog
        open={isAdding || editing !== null}
        title={editing ? 'Edit subscription' : 'Add subscription'}
        onClose={close}
      >
        <PlanForm
          plan={editing}
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
        description={`Visitors no longer see “${deleting?.name}”.`}
        confirmLabel="Delete"
        busy={busyId !== null}
        busyText="Deleting…"
        onConfirm={() => void confirmDelete()}
      />
    </>
  );
}
