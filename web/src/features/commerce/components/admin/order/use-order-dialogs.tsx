import { useState } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { EditDialog } from '#web/components/form/edit-dialog.tsx';
import { useAdminOrders } from '../../../api/admin/admin-orders.ts';
import { DeclineForm } from './decline-form.tsx';
import { RefundDialog } from './refund-dialog.tsx';

/** What an admin does with an order, and the dialogs that some of it takes; a page places `shown`. */
export function useOrderDialogs() {
  const { refund, decline, resendReceipt, busyId } = useAdminOrders();
  const [refunding, setRefunding] = useState<AdminOrder | null>(null);
  const [declining, setDeclining] = useState<AdminOrder | null>(null);
  const confirmRefund = async (lines: readonly string[]) => {
    if (refunding && (await refund(refunding, lines))) setRefunding(null);
  };
  const shown = (
    <>
      <RefundDialog
        order={refunding}
        busy={busyId !== null}
        onRefund={(lines) => void confirmRefund(lines)}
        onClose={() => setRefunding(null)}
      />
      <EditDialog open={declining !== null} title="Decline refund" size="small" onClose={() => setDeclining(null)}>
        {declining && (
          <DeclineForm
            order={declining}
            onDecline={async (note) => {
              await decline(declining, note);
              setDeclining(null);
            }}
            onCancel={() => setDeclining(null)}
          />
        )}
      </EditDialog>
    </>
  );
  return { refund: setRefunding, decline: setDeclining, resendReceipt, busyId, shown };
}
export type OrderDialogs = ReturnType<typeof useOrderDialogs>;
