import { type ReactNode, useState } from 'react';
import type { AdminDiscount } from '#shared/commerce/discount.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { discountState, discountStates, discountWords, usesWords } from '../../api/discount-words.ts';

/** Whether a discount counts right now, and otherwise why not. */
export function DiscountStatus({ discount }: { readonly discount: AdminDiscount }) {
  const [now] = useState(() => Date.now());
  const { label, look } = discountStates[discountState(discount, now)];
  return <Status look={look}>{label}</Status>;
}

/** A discount's card on the pricing page; the actions are below. */
export const DiscountCard = ({ discount, children }: { discount: AdminDiscount; children: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <DiscountStatus discount={discount} />
      {discount.code && <span className="min-w-0 truncate font-mono text-14">{discount.code}</span>}
    </p>
    <h2 className="mt-2 text-16 break-words">{discount.name}</h2>
    <p className="mt-1 text-14 font-strong">{discountWords(discount)}</p>
    {discount.code && <p className="mt-1 text-14 text-muted">{usesWords(discount)}</p>}
    {discount.description && <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{discount.description}</p>}
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
