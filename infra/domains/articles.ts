import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantContentWrite,
  grantEvents,
  grantSecret,
  grantTable,
  type TableUse,
} from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

/** Earlier texts, views and drafts go with an article, at once or after its time in the trash. */
const keepsTexts: readonly TableUse[] = ['Query', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

export function articles(stack: DomainStack): DomainFunction {
  const { table, audit, content, events, linkSecret } = stack.from.data;
  const http = stack.managed(
    'Articles and authors: list, read, manage',
    ...keepsTexts,
    'ConditionCheckItem',
    'BatchGetItem',
    'gsi1',
  );
  grantContentWrite(http, content, 'articles/*');
  grantEvents(http, events);
  grantSecret(http, 'linkSecret', linkSecret);
  const sweep = stack.worker('Sweep', 'article.sweep.ts', 'Publishes due articles, purges the trash');
  grantTable(sweep, table, 'GetItem', 'PutItem', ...keepsTexts, 'gsi1', 'gsi2');
  grantAudit(sweep, audit);
  for (const fn of [http, sweep]) {
    grantContentRead(fn, content, 'articles/*');
    grantContentDelete(fn, content, 'articles/*');
  }
  sweepEvery(stack, 'ArticleSchedule', 1, sweep);
  const tasks = stack.tasks(
    'Does bulk acts of admins, article by article',
    ...(['Query', 'UpdateItem', 'ConditionCheckItem', 'gsi3'] as const),
  );
  grantAudit(tasks, audit);
  grantContentRead(tasks, content, 'articles/*');
  stack.objectSweep('articles/', 'Query');
  return http;
}
