import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import { restoring } from '#web/components/list/selection/restoring.ts';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/ai-tools/bulk'>;

const choices: readonly BulkChoice<Body['act']>[] = [
  {
    ...{ act: 'publish', label: 'Publish', failed: 'Failed to update AI tool' },
    description: 'They appear in the directory.',
  },
  {
    ...{ act: 'draft', label: 'Make draft', failed: 'Failed to update AI tool' },
    description: 'They leave the directory until they are published again.',
  },
  {
    ...{ act: 'archive', label: 'Archive', failed: 'Failed to update AI tool' },
    description: 'They leave the directory and are kept.',
  },
  {
    ...{ act: 'feature', label: 'Feature', failed: 'Failed to update AI tool' },
    description: 'They stand first in the directory.',
  },
  {
    ...{ act: 'unfeature', label: 'Unfeature', failed: 'Failed to update AI tool' },
    description: 'They no longer stand first in the directory.',
  },
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete AI tool', isDanger: true },
    description: 'They leave the directory at once and wait 30 days in the trash.',
  },
];

const inTrash: readonly BulkChoice<Body['act']>[] = [restoring('AI tool', 'They come back as drafts.')];

export interface ToolBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen tools, as a job. */
export function ToolBulk(props: ToolBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/ai-tools/bulk', { body }));
  const { status } = props.filter;
  return (
    <BulkActs
      {...{ ...props, ...bulk }}
      noun={{ one: 'AI tool', many: 'AI tools' }}
      choices={status === 'trash' ? inTrash : choices}
    />
  );
}
