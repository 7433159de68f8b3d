import { grantAudit, grantEvents, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function commerce(parts: DomainParts): void {
  const { data, config } = parts.from;
  const http = parts.http('commerce', 'Carts, checkout, payments, orders');
  const description = 'Does what a commit left in the outbox';
  const outbox = parts.outbox('commerce', { id: 'CommerceOutbox', sweep: 'OutboxSweep', description });
  const reconciler = parts.worker(
    'CommerceReconciler',
    'commerce/reconcile.ts',
    'Asks the gateway about pending orders',
  );
  for (const fn of [http, reconciler]) grantTableWrite(fn, data.table);
  for (const fn of [http, outbox, reconciler]) {
    grantEvents(fn, data.events);
    grantSecret(fn, 'stripeSecret', data.stripeSecret);
    fn.setting('stripeApiUrl', config.stripeApiUrl);
  }
  grantAudit(http, data.audit);
  sweepEvery(parts.stack, 'Reconcile', 15, reconciler);
}
