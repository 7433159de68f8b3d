import { Dialog } from '#web/components/ui/dialog/dialog.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { answerPurchaseTerms, usePurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { PurchaseTermsForm, purchaseTermsText } from './purchase-terms-form.tsx';

/** Asked before every payment. An open cart asks it itself. */
export function PurchaseTermsDialog() {
  const isAsked = usePurchaseTerms();
  const { isOpen: isInCart } = useCart();
  return (
    <Dialog
      open={isAsked && !isInCart}
      onOpenChange={() => answerPurchaseTerms(false)}
      title="Before you pay"
      description={purchaseTermsText}
    >
      <PurchaseTermsForm />
    </Dialog>
  );
}
