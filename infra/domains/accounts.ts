import { grantAccounts, grantEvents, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function accounts(parts: DomainParts): void {
  const { data, auth } = parts.from;
  const http = parts.http('accounts', 'Sessions, users, libraries, wishlists, reading places');
  grantEvents(http, data.events);
  const description = 'Mails resets and verifications';
  parts.outbox('accounts', { id: 'AccountOutbox', sweep: 'AccountSweep', description });
  const deletions = parts.worker('AccountDeletions', 'accounts/deletion.sweep.ts', 'Finishes deletions of accounts');
  for (const fn of [http, deletions]) {
    grantTableWrite(fn, data.table);
    grantAccounts(fn, auth.accounts);
  }
  sweepEvery(parts.stack, 'DeletionSweep', 5, deletions);
}
