import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantEvents, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function commerce(stack: DomainStack): DomainFunction {
  const { data, config } = stack.from;
  const http = stack.http('Carts, checkout, payments, orders');
  const outbox = stack.outbox('Runs the tasks in the outbox');
  const reconciler = stack.worker('Reconciler', 'reconcile.sweep.ts', 'Checks pending orders with the gateway');
  for (const fn of [http, reconciler]) grantTableWrite(fn, data.table);
  for (const fn of [http, outbox, reconciler]) {
    grantEvents(fn, data.events);
    grantSecret(fn, 'stripeSecret', data.stripeSecret);
    fn.settings({ stripeApiUrl: config.stripeApiUrl, siteUrl: config.siteUrl });
  }
  grantAudit(http, data.audit);
  sweepEvery(stack, 'Reconcile', 15, reconciler);
  return http;
}
