import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantAudit, grantMail, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function commerce(stack: DomainStack): DomainFunction {
  const { data, config, mail } = stack.from;
  const http = stack.http('Carts, checkout, payments, orders');
  const outbox = stack.worker('Outbox', 'outbox.sweep.ts', 'Delivers what a commit left in the outbox');
  const reconciler = stack.worker('Reconciler', 'reconcile.ts', 'Asks the gateway about pending orders');
  for (const fn of [http, outbox, reconciler]) {
    grantTableWrite(fn, data.table);
    grantSecret(fn, 'stripeSecret', data.stripeSecret);
    grantMail(fn, mail.mailer);
    fn.setting('stripeApiUrl', config.stripeApiUrl);
  }
  grantAudit(http, data.audit);
  sweepEvery(stack, 'OutboxSweep', 1, outbox);
  sweepEvery(stack, 'Reconcile', 15, reconciler);
  return http;
}
