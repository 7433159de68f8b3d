import { grantAudit, grantMail, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function commerce(parts: DomainParts): void {
  const { data, config, mailer } = parts.from;
  const http = parts.http('commerce', 'Carts, checkout, payments, orders');
  const outbox = parts.worker(
    'CommerceOutbox',
    'commerce/outbox.sweep.ts',
    'Delivers what a commit left in the outbox',
  );
  const reconciler = parts.worker(
    'CommerceReconciler',
    'commerce/reconcile.ts',
    'Asks the gateway about pending orders',
  );
  for (const fn of [http, outbox, reconciler]) {
    grantTableWrite(fn, data.table);
    grantSecret(fn, 'stripeSecret', data.stripeSecret);
    grantMail(fn, mailer);
    fn.setting('stripeApiUrl', config.stripeApiUrl);
  }
  grantAudit(http, data.audit);
  sweepEvery(parts.stack, 'OutboxSweep', 1, outbox);
  sweepEvery(parts.stack, 'Reconcile', 15, reconciler);
}
