import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantMail, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function inquiries(stack: DomainStack): DomainFunction {
  const http = stack.managed('Inquiries: receive, answer');
  const outbox = stack.worker('Outbox', 'outbox.sweep.ts', 'Mails what an inquiry left in the outbox');
  grantTableWrite(outbox, stack.from.data.table);
  for (const fn of [http, outbox]) grantMail(fn, stack.from.mail.mailer);
  sweepEvery(stack, 'InquirySweep', 1, outbox);
  return http;
}
