import { useState } from 'react';
import type { AdminOrder } from '#shared/commerce/order.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { RequestReason } from './order-parts.tsx';

export interface RefundDialogProps {
  /** Null: closed. */
  readonly order: AdminOrder | null;
  readonly busy: boolean;
  readonly onRefund: (lines: readonly string[]) => void;
  readonly onClose: () => void;
}

function RefundForm({ order, busy, onRefund, onClose }: RefundDialogProps & { readonly order: AdminOrder }) {
  const open = order.lines.filter(({ status }) => status !== 'refunded');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(open.map(({ ebook_id }) => ebook_id)));
  const toggle = (id: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const amount = open.reduce((sum, line) => (chosen.has(line.ebook_id) ? sum + Math.round(line.paid * 100) : sum), 0);
  return (
    <>
      <ul>
        {open.map(({ ebook_id, title, paid }) => (
          <li key={ebook_id}>
            <Checkbox
              label={`${title}, ${formatPrice(paid)}`}
              checked={chosen.has(ebook_id)}
              onChange={() => toggle(ebook_id)}
            />
          </li>
        ))}
      </ul>
      {order.refund_request && (
        <div className="mt-3">
          <RequestReason order={order} />
        </div>
      )}
      <div className="mt-5 flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="destroy"
          disabled={chosen.size === 0}
          busy={busy}
          busyText="Refunding…"
          onClick={() => onRefund([...chosen])}
        >
          Refund {formatPrice(amount / 100)}
        </Button>
      </div>
    </>
  );
}

/** Selects the lines to refund. Their books are removed from the reader's library. */
export const RefundDialog = (props: RefundDialogProps) => (
  <Dialog
    open={props.order !== null}
    onOpenChange={(open) => !open && props.onClose()}
    title="Refund order"
    description="The card is refunded, the books are removed from the reader's library, and the reader gets an email."
  >
    {props.order && <RefundForm key={props.order.id} {...props} order={props.order} />}
  </Dialog>
);
