import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents, grantTable } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function notifications(stack: DomainStack): DomainFunction {
  const offers = stack.worker('Offers', 'offer.sweep.ts', 'Sends offers for wishlists');
  stack.readsSettings(offers);
  grantTable(offers, stack.from.data.table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'gsi2');
  sweepEvery(stack, 'OfferSweep', 60, offers);
  const http = stack.managed(
    'Notifications, personal and broadcast',
    'BatchGetItem',
    'Query',
    'UpdateItem',
    'DeleteItem',
    'gsi1',
  );
  grantEvents(http, stack.from.data.events);
  const jobs = stack.tasks('Does bulk acts of admins, notification by notification', 'Query');
  grantAudit(jobs, stack.from.data.audit);
  const night = stack.purge(
    'Switches off and deletes notifications that are over',
    ...(['Query', 'PutItem', 'DeleteItem', 'gsi1'] as const),
  );
  grantAudit(night, stack.from.data.audit);
  return http;
}
