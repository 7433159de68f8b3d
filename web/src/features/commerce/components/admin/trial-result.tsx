import { useState } from 'react';
import type { CartCalculation } from '#shared/commerce/cart.ts';
import type { DiscountInput, DiscountTrial } from '#shared/commerce/discount.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import type { ApiProblem } from '#web/lib/api/api-problem.ts';
import { problemReason } from '#web/lib/api/api-problem.ts';
import { useApi } from '#web/lib/api/swr.ts';
import { useDebounced } from '#web/lib/use-debounced.ts';
import { useKeepPrevious } from '#web/lib/use-keep-previous.ts';
import { trialName, trialProblem } from '../../api/discount-trial.ts';

export interface TrialResultProps {
  readonly tried: DiscountInput;
  /** Without a value there is nothing to try. */
  readonly isComplete: boolean;
  readonly id: string | undefined;
  readonly ebookIds: readonly string[];
}

/** What is wrong with the form, or why there is no answer. */
const reasonOf = (error: ApiProblem): string =>
  Object.values(error.errors)[0] ?? problemReason(error, 'The cart could not be priced');

function Figures({ subtotal, discount_amount, total, applied_discount }: CartCalculation) {
  const row = 'flex items-baseline justify-between gap-4';
  return (
    <dl className="mt-3 border-t border-line pt-3 text-14">
      <div className={row}>
        <dt>Subtotal</dt>
        <dd className="font-mono">{formatPrice(subtotal)}</dd>
      </div>
      {applied_discount && (
        <div className={`${row} mt-1 font-strong text-accent`}>
          <dt>{applied_discount}</dt>
          <dd className="font-mono">−{formatPrice(discount_amount)}</dd>
        </div>
      )}
      <div className={`${row} mt-1 font-semibold`}>
        <dt>Total</dt>
        <dd className="font-mono">{formatPrice(total)}</dd>
      </div>
    </dl>
  );
}

/** What the cart would cost, and why the discount does not apply if it does not. */
export function TrialResult({ tried, isComplete, id, ebookIds }: TrialResultProps) {
  const [now] = useState(() => Date.now());
  const trial: DiscountTrial = { discount: { ...tried, name: trialName }, ...(id && { id }), ebook_ids: [...ebookIds] };
  // As a text, because the form brings a new object with every letter.
  const settled = useDebounced(JSON.stringify(trial));
  const body = JSON.parse(settled) as DiscountTrial;
  const { data, error } = useApi(isComplete ? 'POST /admin/discounts/trial' : null, { body });
  const { latest, isUpdating } = useKeepPrevious({ data, error });
  const problem = latest && trialProblem(body.discount, latest, now);
  return (
    <div aria-live="polite" className={`transition-opacity ${isUpdating ? 'opacity-55' : ''}`}>
      {!isComplete && <p className="mt-3 text-14 text-muted">Fill in the value to see what it does.</p>}
      {isComplete && error && <p className="mt-3 text-14 font-medium text-danger">{reasonOf(error)}</p>}
      {isComplete && problem && <p className="mt-3 text-14 font-medium">Does not apply. {problem}</p>}
      {isComplete && latest && <Figures {...latest} />}
    </div>
  );
}
