import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAccounts,
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantContentWrite,
  grantMail,
  grantTable,
  type TableUse,
} from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

/** What removing everything about a person takes. */
const removes: readonly TableUse[] = [
  'GetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'gsi1',
];

const exportFiles = 'exports/*';
/** Of ebooks, with the names of buyers in them. */
const licensedCopies = 'licensed/*';

export function privacy(stack: DomainStack): DomainFunction {
  const { data, auth } = stack.from;
  const http = stack.http('Exports and deletes accounts');
  const deletions = stack.worker('Deletions', 'deletion.sweep.ts', 'Completes deletions of accounts');
  grantTable(http, data.table, ...removes, 'BatchGetItem', 'gsi3');
  grantAudit(http, data.audit);
  // Who leaves the newsletter is counted on the day of the site.
  for (const fn of [http, deletions]) stack.readsSettings(fn);
  grantTable(deletions, data.table, ...removes);
  // Deleting an account requires the password; the sweep only completes deletions that had it.
  grantAccounts(http, auth.accounts, ['AdminInitiateAuth', 'AdminDeleteUser']);
  grantAccounts(deletions, auth.accounts, ['AdminDeleteUser']);
  for (const fn of [http, deletions]) grantContentDelete(fn, data.content, licensedCopies);
  sweepEvery(stack, 'DeletionSweep', 5, deletions);
  grantContentRead(http, data.content, exportFiles);
  largeExports(stack);
  return http;
}

/** Writes what is too large for an answer, and deletes it after a week. */
function largeExports(stack: DomainStack): void {
  const { data, mail, config } = stack.from;
  const fn = stack.worker('Exports', 'export.sweep.ts', 'Writes large exports of accounts and deletes old ones');
  fn.setting('siteUrl', config.siteUrl);
  stack.readsSettings(fn);
  grantTable(fn, data.table, 'GetItem', 'Query', 'PutItem', 'DeleteItem', 'BatchGetItem', 'gsi1');
  grantContentWrite(fn, data.content, exportFiles);
  grantContentDelete(fn, data.content, exportFiles);
  grantMail(fn, mail.mailer);
  sweepEvery(stack, 'ExportSweep', 5, fn);
}
