import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/newsletter-subscribers/bulk'>;

const choices: readonly BulkChoice<'remove'>[] = [
  {
    ...{ act: 'remove', label: 'Remove', failed: 'Failed to remove subscriber', isDanger: true },
    description: 'They and everything stored about them are gone for good. They get no mail about it.',
  },
];

export interface SubscriberBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen subscribers, as a job. */
export function SubscriberBulk(props: SubscriberBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/newsletter-subscribers/bulk', { body }));
  return <BulkActs noun={{ one: 'subscriber', many: 'subscribers' }} {...{ choices, ...props, ...bulk }} />;
}
