import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAccounts, grantEvents, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function accounts(stack: DomainStack): DomainFunction {
  const { data, auth } = stack.from;
  const http = stack.http('Sessions, users, libraries, wishlists, reading places');
  grantEvents(http, data.events);
  stack.outbox('Mails resets and verifications');
  const deletions = stack.worker('Deletions', 'deletion.sweep.ts', 'Finishes deletions of accounts');
  for (const fn of [http, deletions]) {
    grantTableWrite(fn, data.table);
    grantAccounts(fn, auth.accounts);
  }
  sweepEvery(stack, 'DeletionSweep', 5, deletions);
  return http;
}
