import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAccounts, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function privacy(stack: DomainStack): DomainFunction {
  const { data, auth } = stack.from;
  const http = stack.http('Exports and deletes accounts');
  const deletions = stack.worker('Deletions', 'deletion.sweep.ts', 'Completes deletions of accounts');
  for (const fn of [http, deletions]) grantTableWrite(fn, data.table);
  // Deleting an account requires the password; the sweep only completes deletions that had it.
  grantAccounts(http, auth.accounts, ['AdminInitiateAuth', 'AdminDeleteUser']);
  grantAccounts(deletions, auth.accounts, ['AdminDeleteUser']);
  sweepEvery(stack, 'DeletionSweep', 5, deletions);
  return http;
}
