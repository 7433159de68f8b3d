import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminPlan } from '#shared/commerce/plan.ts';
import { formatPrice } from '#shared/kernel/format.ts';
import { Status } from '#web/components/ui/feedback/status.tsx';
import { amountOf } from '../../api/plans.ts';

/** Whether visitors see a plan. */
export const PlanStatus = ({ active }: Pick<AdminPlan, 'active'>) => (
  <Status look={active ? 'published' : 'draft'}>{active ? 'Active' : 'Off'}</Status>
);

/** A plan on the pricing page; the actions are below. */
export const AdminPlanCard = ({ plan, children }: { plan: AdminPlan; children: ReactNode }) => (
  <div className="flex h-full flex-col rounded-card border border-line bg-surface p-4">
    <p className="flex items-center justify-between gap-2">
      <PlanStatus active={plan.active} />
      <span className="font-mono text-14">{formatPrice(plan.price)}/month</span>
    </p>
    <h2 className="mt-2 text-16 break-words">{plan.name}</h2>
    <p className="mt-1 text-14 font-strong">{amountOf(plan)}</p>
    {plan.description && <p className="mt-1 line-clamp-3 text-14 break-words text-muted">{plan.description}</p>}
    {plan.features.length > 0 && (
      <ul className="mt-2 grid gap-1 text-14">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check size={16} aria-hidden="true" className="mt-0.5 flex-none text-accent" />
            <span className="min-w-0 break-words">{feature}</span>
          </li>
        ))}
      </ul>
    )}
    <div className="mt-auto -mb-2 pt-2">{children}</div>
  </div>
);
