import { Check } from 'lucide-react';
import { comparisonOf } from '../api/plan-comparison.ts';
import type { ShownPlan } from '../api/plans.ts';

const Cell = ({ value }: { readonly value: string | boolean }) => {
  if (typeof value === 'string') return value;
  return value ? (
    <>
      <Check size={18} aria-hidden="true" className="inline text-accent" />
      <span className="sr-only">Yes</span>
    </>
  ) : (
    <>
      <span aria-hidden="true" className="text-muted">
        –
      </span>
      <span className="sr-only">No</span>
    </>
  );
};

/** The plans side by side. Wider than a phone, it scrolls on its own, also with the keyboard. */
export const PlanComparison = ({ plans }: { readonly plans: readonly ShownPlan[] }) => (
  <div className="mt-12 sm:mt-16">
    <h2 className="mb-4 text-21">Side by side</h2>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard */}
    <section aria-label="Comparison of the plans" tabIndex={0} className="shelf-edge relative overflow-x-auto">
      <table className="w-full min-w-120 border-collapse text-left text-14 [&_td]:px-3 [&_td]:py-3 [&_th]:px-3 [&_th]:py-3 [&_tr>*:first-child]:pl-0">
        <thead>
          <tr className="border-b border-line">
            <td />
            {plans.map(({ id, name }) => (
              <th key={id} scope="col" className="font-strong">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(plans).map(({ name, cells }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="font-normal text-muted">
                {name}
              </th>
              {plans.map(({ id }, index) => (
                <td key={id} className="tabular-nums">
                  <Cell value={cells[index] ?? false} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  </div>
);
