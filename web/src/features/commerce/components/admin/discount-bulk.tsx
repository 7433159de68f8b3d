import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/discounts/bulk'>;

const choices: readonly BulkChoice<'activate' | 'deactivate' | 'delete'>[] = [
  {
    ...{ act: 'activate', label: 'Activate', failed: 'Failed to update item' },
    description: 'They apply within their dates and quantities.',
  },
  {
    ...{ act: 'deactivate', label: 'Deactivate', failed: 'Failed to update item' },
    description: 'They stop at once. Open checkouts keep the price they were given.',
  },
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete item', isDanger: true },
    description: 'They stop at once. Open checkouts keep the price they were given.',
  },
];

export interface DiscountBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen discounts, as a job. */
export function DiscountBulk(props: DiscountBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/discounts/bulk', { body }));
  return <BulkActs noun={{ one: 'discount', many: 'discounts' }} {...{ choices, ...props, ...bulk }} />;
}
