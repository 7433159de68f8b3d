import type { Listed } from '#web/components/list/list-column.ts';
import { BulkActs, type BulkChoice } from '#web/components/list/selection/bulk-acts.tsx';
import { restoring } from '#web/components/list/selection/restoring.ts';
import type { Chosen } from '#web/components/list/selection/use-chosen.ts';
import { api } from '#web/lib/api/api.ts';
import { type BulkBody, useBulk } from '#web/lib/jobs/use-bulk.ts';

type Body = BulkBody<'POST /admin/articles/bulk'>;

const choices: readonly BulkChoice<Body['act']>[] = [
  {
    ...{ act: 'delete', label: 'Delete', failed: 'Failed to delete article', isDanger: true },
    description: 'They leave the site at once and wait 30 days in the trash.',
  },
];

const inTrash: readonly BulkChoice<Body['act']>[] = [restoring('article', 'They come back as drafts.')];

export interface ArticleBulkProps {
  readonly chosen: Chosen<Listed>;
  /** What the list is narrowed down by. */
  readonly filter: NonNullable<Body['filter']>;
  readonly onStarted: () => void;
}

/** What is done with chosen articles, as a job. */
export function ArticleBulk(props: ArticleBulkProps) {
  const bulk = useBulk((body: Body) => api('POST /admin/articles/bulk', { body }));
  const { status } = props.filter;
  return (
    <BulkActs
      {...{ ...props, ...bulk }}
      noun={{ one: 'article', many: 'articles' }}
      choices={status === 'trash' ? inTrash : choices}
    />
  );
}
