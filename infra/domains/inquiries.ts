import { grantMail, grantTableWrite } from '../constructs/grants.ts';
import { sweepEvery } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function inquiries(parts: DomainParts): void {
  const http = parts.managed('inquiries', 'Inquiries: receive, answer');
  const outbox = parts.worker('InquiryOutbox', 'inquiries/outbox.sweep.ts', 'Mails what an inquiry left in the outbox');
  grantTableWrite(outbox, parts.from.data.table);
  for (const fn of [http, outbox]) grantMail(fn, parts.from.mailer);
  sweepEvery(parts.stack, 'InquirySweep', 1, outbox);
}
