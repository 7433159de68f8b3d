import { formatItems } from '#shared/kernel/format.ts';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { answerPurchaseTerms, usePurchaseTerms } from '#web/lib/cart/purchase-terms.ts';
import { useCartCalculation } from '../api/use-cart-calculation.ts';
import { CartCheckout } from './cart-checkout.tsx';
import { CartItem } from './cart-item.tsx';
import { EmptyCart } from './empty-cart.tsx';

/** The cart in a side panel. The question before the payment is its second step; closing that leads back. */
export function CartPanel() {
  const { items, count, isOpen, open, close, remove } = useCart();
  const { calculation, error, isUpdating, retry } = useCartCalculation();
  const isAsking = usePurchaseTerms();
  const problemOf = (id: string) => calculation?.items.find(({ ebook_id }) => ebook_id === id)?.problem;
  const leave = () => {
    answerPurchaseTerms(false);
    close();
  };
  const change = (next: boolean) => {
    if (next) open();
    else if (isAsking) answerPurchaseTerms(false);
    else close();
  };
  return (
    <Panel
      title={isAsking ? 'Before you pay' : 'Cart'}
      open={isOpen}
      onOpenChange={change}
      aside={count > 0 && <CountBadge count={count} label={formatItems(count, 'item')} />}
      footer={
        count > 0 && (
          <CartCheckout
            calculation={calculation}
            isFailed={error !== undefined}
            isUpdating={isUpdating}
            isAsking={isAsking}
            onRetry={retry}
            onLeave={leave}
          />
        )
      }
    >
      {count === 0 && <EmptyCart onLeave={leave} />}
      <ul>
        {items.map((item) => (
          <CartItem
            key={item.id}
            item={item}
            problem={problemOf(item.id)}
            onRemove={isAsking ? undefined : () => remove(item.id)}
            onLeave={leave}
          />
        ))}
      </ul>
    </Panel>
  );
}
