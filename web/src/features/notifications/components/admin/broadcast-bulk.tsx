import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/notifications/bulk'>;

const choices: readonly BulkChoice<'activate' | 'deactivate' | 'delete'>[] = [
  {
    ...{ act: 'activate', label: 'Activate', failed: 'Failed to update notification' },
    description: 'They are shown to their audience, unless they have expired.',
  },
  {
    ...{ act: 'deactivate', label: 'Deactivate', failed: 'Failed to update notification' },
    description: 'They are no longer shown.',
  },
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete notification', isDanger: true },
    description: 'They are withdrawn from everyone, and how often they were seen is forgotten.',
  },
];

export interface BroadcastBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen notifications, as a job. */
export function BroadcastBulk(props: BroadcastBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/notifications/bulk', { body }));
  return <BulkActs noun={{ one: 'notification', many: 'notifications' }} {...{ choices, ...props, ...bulk }} />;
}
