import { declineNoteMissing } from '#shared/commerce/decline-note-missing.ts';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { FormSummary } from '#web/components/ui/form/form-summary.tsx';
import { Textarea } from '#web/components/ui/form/textarea.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLeaveGuard } from '#web/lib/leave-guard.ts';
import { RequestReason } from './order-parts.tsx';

export interface DeclineFormProps {
  readonly order: AdminOrder;
  /** Rejects if the server refuses; the form keeps what was typed. */
  readonly onDecline: (note: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Why a refund is declined: the buyer reads it. */
export function DeclineForm({ order, onDecline, onCancel }: DeclineFormProps) {
  const form = useApiForm<{ note: string }>({
    defaultValues: { note: '' },
    send: ({ note }) => onDecline(note),
    fallback: 'Failed to decline the refund',
    required: declineNoteMissing,
  });
  useLeaveGuard(form.isDirty);
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <p className="text-muted">
        The request leaves the queue, the books stay with the reader, and your note is mailed to {order.email}.
      </p>
      <RequestReason order={order} />
      <FormSummary {...form.summary} />
      <Textarea
        label="Note to the buyer"
        rows={5}
        maxLength={1000}
        {...form.field('note', { required: declineNoteMissing })}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.busy} busyText="Declining…">
          Decline and send
        </Button>
      </div>
    </form>
  );
}
