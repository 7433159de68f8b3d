import { type SubmitEvent, useId, useState } from 'react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { answerPurchaseTerms, usePurchaseTerms } from '#web/lib/cart/purchase-terms.ts';

const NewTab = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

/** The buyer must tick the box: pre-ticked consent is invalid. */
function PurchaseTermsForm() {
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const problem = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAccepted) answerPurchaseTerms(true);
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Checkbox
        className="items-start! py-2"
        required
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? problem : undefined}
        checked={isAccepted}
        onChange={({ target }) => {
          setAccepted(target.checked);
          setMissing(false);
        }}
        label="I accept the terms. Please deliver at once; I know that I thereby lose my statutory right of withdrawal."
      />
      {isMissing && (
        <p id={problem} role="alert" className="mt-1 text-14 text-danger">
          Please tick the box to go on
        </p>
      )}
      <p className="mt-3 text-14 text-muted">
        Read the <NewTab to={href('terms')}>terms</NewTab> and the <NewTab to={href('refunds')}>refund policy</NewTab>.
        The 30-day guarantee holds in any case.
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => answerPurchaseTerms(false)}>Cancel</Button>
        <Button type="submit" variant="primary">
          Continue to payment
        </Button>
      </div>
    </form>
  );
}

/** Asked before every payment. */
export const PurchaseTermsDialog = () => (
  <Dialog
    open={usePurchaseTerms()}
    onOpenChange={() => answerPurchaseTerms(false)}
    title="Before you pay"
    description="Your books are delivered the moment the payment is through."
  >
    <PurchaseTermsForm />
  </Dialog>
);
