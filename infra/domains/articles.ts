import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantContentWrite,
  grantTableWrite,
} from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function articles(parts: DomainParts): void {
  const { table, audit, content } = parts.from.data;
  const http = parts.managed('articles', 'Articles and authors: list, read, manage');
  grantContentWrite(http, content, 'articles/*');
  const sweep = parts.worker('ArticleSweep', 'articles/article.sweep.ts', 'Publishes what is due, purges the trash');
  grantTableWrite(sweep, table);
  grantAudit(sweep, audit);
  for (const fn of [http, sweep]) {
    grantContentRead(fn, content, 'articles/*');
    grantContentDelete(fn, content, 'articles/*');
  }
  sweepEvery(parts.stack, 'ArticleSchedule', 1, sweep);
  parts.objectSweep('ArticleObjects', 'articles/object.sweep.ts', 'articles/');
}
