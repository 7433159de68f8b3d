import { href } from '#shared/pages/href.ts';
import { ButtonLink } from '#web/components/ui/action/button-link.tsx';
import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { EmptyState } from '#web/components/ui/feedback/empty-state.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { useCart } from '#web/lib/cart/cart.ts';
import { formatItems } from '#web/lib/text/format.ts';
import { useCartCalculation } from '../api/use-cart-calculation.ts';
import { CartCheckout } from './cart-checkout.tsx';
import { CartItem } from './cart-item.tsx';

/** The cart in a side panel. */
export function CartPanel() {
  const { items, count, isOpen, open, close, remove } = useCart();
  const { calculation, error, isUpdating, retry } = useCartCalculation();
  const problemOf = (id: string) => calculation?.items.find(({ ebook_id }) => ebook_id === id)?.problem;
  return (
    <Panel
      title="Cart"
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      aside={count > 0 && <CountBadge count={count} label={formatItems(count, 'item')} />}
      footer={
        count > 0 && (
          <CartCheckout
            calculation={calculation}
            isFailed={error !== undefined}
            isUpdating={isUpdating}
            onRetry={retry}
            onLeave={close}
          />
        )
      }
    >
      {count === 0 && (
        <div className="py-6">
          <EmptyState
            title="Your cart is empty"
            action={
              <ButtonLink to={href('marketplace')} onClick={close}>
                Browse All Ebooks
              </ButtonLink>
            }
          />
        </div>
      )}
      <ul>
        {items.map((item) => (
          <CartItem
            key={item.id}
            item={item}
            problem={problemOf(item.id)}
            onRemove={() => remove(item.id)}
            onLeave={close}
          />
        ))}
      </ul>
    </Panel>
  );
}
