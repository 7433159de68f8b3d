import { formatPrice } from '#shared/kernel/format.ts';
import { amountOf, type ShownPlan } from './plans.ts';

/** A row of the comparison: a value for each plan, or whether it has the feature. */
interface ComparisonRow {
  readonly name: string;
  readonly cells: readonly (string | boolean)[];
}

const weeksInMonth = 52 / 12;

/** What an ebook costs who takes all that the plan allows. No number for a plan without a limit. */
function perEbook({ price, is_unlimited, ebooks_per_week }: ShownPlan): string {
  if (is_unlimited || ebooks_per_week === null) return 'The more, the less';
  return formatPrice(Math.round((price / (ebooks_per_week * weeksInMonth)) * 100) / 100);
}

/** The plans side by side: the amount, the prices, then every feature that one of them has. */
export function comparisonOf(plans: readonly ShownPlan[]): readonly ComparisonRow[] {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  return [
    { name: 'Ebooks', cells: plans.map(amountOf) },
    { name: 'Twelve months', cells: plans.map(({ price }) => formatPrice(Math.round(price * 1200) / 100)) },
    { name: 'An ebook, if you take all', cells: plans.map(perEbook) },
    ...features.map((name) => ({ name, cells: plans.map((plan) => plan.features.includes(name)) })),
  ];
}
