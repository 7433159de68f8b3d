import { grantEvents } from '../constructs/grants.ts';
import type { DomainParts } from './domain-parts.ts';

export function inquiries(parts: DomainParts): void {
  const http = parts.managed('inquiries', 'Inquiries: receive, answer');
  grantEvents(http, parts.from.data.events);
  const description = 'Mails what an inquiry left in the outbox';
  parts.outbox('inquiries', { id: 'InquiryOutbox', sweep: 'InquirySweep', description });
}
