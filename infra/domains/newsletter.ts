import { EventBus } from 'aws-cdk-lib/aws-events';
import { grantEvents, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { onEvent } from '../constructs/schedule.ts';
import type { DomainParts } from './domain-parts.ts';

export function newsletter(parts: DomainParts): void {
  const { events, linkSecret } = parts.from.data;
  const http = parts.managed('newsletter', 'Newsletters and their subscribers');
  grantEvents(http, events);
  grantSecret(http, 'linkSecret', linkSecret);
  tasks(parts);
  mailFeedback(parts);
}

function tasks(parts: DomainParts): void {
  const description = 'Sends the mails of subscriptions and takes up wishes of registrations';
  const entry = 'newsletter.sweep.ts';
  const fn = parts.outbox('newsletter', { id: 'NewsletterTasks', sweep: 'NewsletterSweep', description, entry });
  grantSecret(fn, 'linkSecret', parts.from.data.linkSecret);
}

/** SES tells of mails that came back on the account's own bus. */
function mailFeedback(parts: DomainParts): void {
  const fn = parts.worker(
    'MailFeedback',
    'newsletter/ses-event.handler.ts',
    'Suppresses addresses whose mails come back',
  );
  grantTableWrite(fn, parts.from.data.table);
  const bus = EventBus.fromEventBusName(parts.stack, 'MailEvents', 'default');
  onEvent(parts.stack, 'MailCameBack', bus, 'aws.ses', ['Email Bounced', 'Email Complaint Received'], fn);
}
