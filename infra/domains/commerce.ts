import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents, grantSecret, grantTable, type TableUse } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

/** What settling an order takes. */
const settles: readonly TableUse[] = ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'];

export function commerce(stack: DomainStack): DomainFunction {
  const { data, config } = stack.from;
  const http = stack.http('Carts, checkout, payments, orders');
  const outbox = stack.outbox('Runs the tasks in the outbox', 'UpdateItem');
  const reconciler = stack.worker('Reconciler', 'reconcile.sweep.ts', 'Checks pending orders with the gateway');
  grantTable(http, data.table, ...settles, 'Query', 'BatchGetItem', 'ConditionCheckItem', 'gsi1', 'gsi2', 'gsi3');
  grantTable(reconciler, data.table, ...settles, 'gsi1', 'gsi2');
  for (const fn of [http, outbox, reconciler]) {
    grantEvents(fn, data.events);
    grantSecret(fn, 'stripeSecret', data.stripeSecret);
    grantSecret(fn, 'gatewaySecret', data.gatewaySecret);
    fn.settings({ stripeApiUrl: config.stripeApiUrl, siteUrl: config.siteUrl });
    stack.readsSettings(fn);
  }
  stack.exports(outbox, 'Query', 'BatchGetItem', 'gsi2', 'gsi3');
  grantAudit(http, data.audit);
  grantAudit(outbox, data.audit);
  sweepEvery(stack, 'Reconcile', 15, reconciler);
  return http;
}
