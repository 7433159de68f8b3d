import { CountBadge } from '#web/components/ui/count-badge.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Panel } from '#web/components/ui/panel.tsx';
import { useCart } from '#web/lib/cart.ts';
import { formatItems } from '#web/lib/format.ts';

/** The cart beside the page. */
export function CartPanel() {
  const { items, count, isOpen, open, close } = useCart();
  return (
    <Panel
      title="Cart"
      open={isOpen}
      onOpenChange={(next) => (next ? open() : close())}
      aside={count > 0 && <CountBadge count={count} label={formatItems(count, 'item')} />}
    >
      {count === 0 && (
        <div className="py-6">
          <EmptyState title="Your cart is empty" />
        </div>
      )}
      <ul>
        {items.map((item) => (
          <li key={item.id} className="border-b border-line py-4.5 last:border-0">
            {item.title}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
