import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/users/bulk'>;

const choices: readonly BulkChoice<'activate' | 'deactivate' | 'welcome'>[] = [
  {
    ...{ act: 'activate', label: 'Activate', failed: 'Failed to update user status' },
    description: 'They can sign in again. Owners are left out, and the job says so.',
  },
  {
    ...{ act: 'deactivate', label: 'Deactivate', failed: 'Failed to update user status', isDanger: true },
    description: 'Their sessions end at once. You, the last admin and owners are left out, and the job says so.',
  },
  {
    ...{ act: 'welcome', label: 'Send welcome email', failed: 'Failed to send welcome email' },
    description: 'Each gets one mail. Deactivated accounts are left out, and the job says which.',
  },
];

export interface UserBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen users, as a job. */
export function UserBulk(props: UserBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/users/bulk', { body }));
  return <BulkActs noun={{ one: 'user', many: 'users' }} {...{ choices, ...props, ...bulk }} />;
}
