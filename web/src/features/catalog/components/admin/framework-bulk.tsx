import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/frameworks/bulk'>;

const choices: readonly BulkChoice<'delete'>[] = [
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete framework', isDanger: true },
    description: 'They are gone for good. Those that ebooks name stay, and the job says which.',
  },
];

export interface FrameworkBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen frameworks, as a job. */
export function FrameworkBulk(props: FrameworkBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/frameworks/bulk', { body }));
  return <BulkActs noun={{ one: 'framework', many: 'frameworks' }} {...{ choices, ...props, ...bulk }} />;
}
