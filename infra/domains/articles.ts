import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantContentWrite,
  grantTableWrite,
} from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function articles(stack: DomainStack): DomainFunction {
  const { table, audit, content } = stack.from.data;
  const http = stack.managed('Articles and authors: list, read, manage');
  grantContentWrite(http, content, 'articles/*');
  const sweep = stack.worker('Sweep', 'article.sweep.ts', 'Publishes due articles, purges the trash');
  grantTableWrite(sweep, table);
  grantAudit(sweep, audit);
  for (const fn of [http, sweep]) {
    grantContentRead(fn, content, 'articles/*');
    grantContentDelete(fn, content, 'articles/*');
  }
  sweepEvery(stack, 'ArticleSchedule', 1, sweep);
  stack.objectSweep('articles/');
  return http;
}
