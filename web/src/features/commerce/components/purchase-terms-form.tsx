import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { href } from '#shared/pages/href.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { Checkbox } from '#web/components/ui/form/checkbox.tsx';
import { answerPurchaseTerms } from '#web/lib/cart/purchase-terms.ts';

/** Said above the question. */
export const purchaseTermsText = 'Your books are delivered the moment the payment is through.';

const NewTab = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <a href={to} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);

export interface PurchaseTermsFormProps {
  /** A step of the cart, which takes the focus itself; a dialog of its own gives it. */
  readonly isStep?: boolean;
}

/** The buyer must tick the box: pre-ticked consent is invalid. */
export function PurchaseTermsForm({ isStep = false }: PurchaseTermsFormProps) {
  const [isAccepted, setAccepted] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const problem = useId();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isStep) box.current?.focus();
  }, [isStep]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAccepted) answerPurchaseTerms(true);
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Checkbox
        ref={box}
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
      <p className="mt-2 text-14 text-muted">
        Read the <NewTab to={href('terms')}>terms</NewTab> and the <NewTab to={href('refunds')}>refund policy</NewTab>.
        The 30-day guarantee holds in any case.
      </p>
      <div className="mt-5 grid grid-cols-[auto_1fr] gap-2">
        <Button size={48} className="px-4" onClick={() => answerPurchaseTerms(false)}>
          {isStep ? 'Back' : 'Cancel'}
        </Button>
        <Button type="submit" variant="primary" size={48} className="px-4">
          Continue to payment
        </Button>
      </div>
    </form>
  );
}
