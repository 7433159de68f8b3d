import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import { restoring } from '#web/components/list/selection/restoring.ts';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';
import { BulkSchedule } from './bulk-schedule.tsx';

/** The body of a bulk act on articles. */
export type ArticleBulkBody = BulkBody<'POST /admin/articles/bulk'>;

type Choices = readonly BulkChoice<ArticleBulkBody['act']>[];

const choices: Choices = [
  {
    ...{ act: 'publish', label: 'Publish', failed: 'Failed to publish article' },
    description:
      'Readers see them at once. Those with an unfinished draft or without an excerpt stay as they are, and the job says which.',
  },
  {
    ...{ act: 'archive', label: 'Archive', failed: 'Failed to archive article' },
    description: 'They leave the site and stay in this list. Those that were scheduled do not appear.',
  },
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete article', isDanger: true },
    description: 'They leave the site at once and wait 30 days in the trash.',
  },
];

const inTrash: Choices = [restoring('article', 'They come back as drafts.')];

export interface ArticleBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<ArticleBulkBody['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen articles, as a job. */
export function ArticleBulk(props: ArticleBulkProps) {
  const bulk = useBulk((body: ArticleBulkBody) => api('POST /admin/articles/bulk', { body }));
  const isTrash = props.filter.status === 'trash';
  return (
    <>
      {!isTrash && <BulkSchedule {...props} {...bulk} />}
      <BulkActs
        {...{ ...props, ...bulk }}
        noun={{ one: 'article', many: 'articles' }}
        choices={isTrash ? inTrash : choices}
      />
    </>
  );
}
