import { Check } from 'lucide-react';
import { useId } from 'react';
import { formatPrice } from '#shared/kernel/format.ts';
import { Button } from '#web/components/ui/action/button.tsx';
import { amountOf, isMostPopular, type ShownPlan } from '../api/plans.ts';

export interface PlanCardProps {
  readonly plan: ShownPlan;
  readonly isOwn: boolean;
  readonly onSubscribe: () => void;
}

/** One plan: its price, what it includes, and Subscribe. */
export function PlanCard({ plan, isOwn, onSubscribe }: PlanCardProps) {
  const heading = useId();
  const isPopular = isMostPopular(plan);
  return (
    <li
      aria-labelledby={heading}
      className={`flex flex-col rounded-card border bg-surface p-5 sm:p-6 ${isPopular ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={heading} className="text-21!">
          {plan.name}
        </h2>
        {isPopular && (
          <span className="rounded-small bg-accent-soft px-2 py-0.5 text-12 font-strong text-accent">Most Popular</span>
        )}
      </div>
      <p className="mt-4 flex items-baseline gap-1.5">
        <span className="font-serif text-37 leading-none font-semibold">{formatPrice(plan.price)}</span>
        <span className="text-14 text-muted">/month</span>
      </p>
      <p className="mt-2 text-16 font-strong">{amountOf(plan)}</p>
      <ul className="mt-5 mb-6 grid gap-2.5 border-t border-line pt-5 text-14">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={18} aria-hidden="true" className="mt-0.5 flex-none text-accent" />
            {feature}
          </li>
        ))}
      </ul>
      <Button
        variant={isPopular ? 'primary' : 'secondary'}
        size={48}
        className="mt-auto w-full"
        disabled={isOwn}
        onClick={onSubscribe}
      >
        {isOwn ? 'Your plan' : 'Subscribe'}
        <span className="sr-only">{isOwn ? '' : ` to ${plan.name}`}</span>
      </Button>
    </li>
  );
}
