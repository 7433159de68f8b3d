import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/inquiries/bulk'>;

const choices: readonly BulkChoice<'open' | 'done'>[] = [
  {
    ...{ act: 'open', label: 'Set to open', failed: 'Failed to update inquiry' },
    description: 'They wait for an answer.',
  },
  {
    ...{ act: 'done', label: 'Set to done', failed: 'Failed to update inquiry' },
    description: 'They are answered. A reply can still be sent.',
  },
];

export interface InquiryBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen inquiries, as a job. */
export function InquiryBulk(props: InquiryBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/inquiries/bulk', { body }));
  return <BulkActs noun={{ one: 'inquiry', many: 'inquiries' }} {...{ choices, ...props, ...bulk }} />;
}
