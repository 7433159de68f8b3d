import type { Order } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { api } from '#web/lib/api/api.ts';
import { useReload } from '#web/lib/api/swr.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { toast } from '#web/lib/toast.ts';

export interface OrderRefundDialogProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onRequested: (order: Order) => void;
}

const longest = 1000;

/** Asks for an optional reason. The form outlives the dialog, so reopening it restores what was typed. */
export function OrderRefundDialog({ order, open, onOpenChange, onRequested }: OrderRefundDialogProps) {
  const reload = useReload();
  const form = useApiForm({
    defaultValues: { reason: '' },
    fallback: 'Failed to request a refund. Please try again.',
    send: async (body) => {
      const answer = await api('POST /user/orders/{id}/refund-request', { params: { id: order.id }, body });
      toast.success(answer.message ?? 'We have received your request and will answer by email.');
      onOpenChange(false);
      onRequested(answer.order);
      void reload('GET /user/orders');
    },
  });
  useLeaveGuard(open && form.isDirty && !form.busy);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Request a refund"
      description={`When we grant it, ${formatPrice(order.total - order.refunded)} go back the way you paid, and the ebooks of this order leave your library.`}
    >
      <form noValidate onSubmit={form.onSubmit} className="grid gap-4.5">
        <FormSummary {...form.summary} />
        <Textarea
          label="Reason (optional)"
          rows={5}
          maxLength={longest}
          help={`What did not fit? A sentence helps us to improve. At most ${longest} characters.`}
          {...form.field('reason')}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={form.busy} busyText="Sending…">
            Request a Refund
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
