import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAccounts, grantAudit, grantTable, type TableUse } from '../constructs/grants.ts';
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

export function privacy(stack: DomainStack): DomainFunction {
  const { data, auth } = stack.from;
  const http = stack.http('Exports and deletes accounts');
  const deletions = stack.worker('Deletions', 'deletion.sweep.ts', 'Completes deletions of accounts');
  grantTable(http, data.table, ...removes, 'BatchGetItem', 'gsi3');
  grantAudit(http, data.audit);
  grantTable(deletions, data.table, ...removes);
  // Deleting an account requires the password; the sweep only completes deletions that had it.
  grantAccounts(http, auth.accounts, ['AdminInitiateAuth', 'AdminDeleteUser']);
  grantAccounts(deletions, auth.accounts, ['AdminDeleteUser']);
  sweepEvery(stack, 'DeletionSweep', 5, deletions);
  return http;
}
