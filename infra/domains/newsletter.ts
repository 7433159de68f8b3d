import { EventBus } from 'aws-cdk-lib/aws-events';
import { grantEvents, grantMail, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
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
  const { table, events, linkSecret } = parts.from.data;
  const fn = parts.worker(
    'NewsletterTasks',
    'newsletter/newsletter.sweep.ts',
    'Sends the mails of subscriptions and takes up wishes of registrations',
  );
  grantTableWrite(fn, table);
  grantMail(fn, parts.from.mailer);
  grantSecret(fn, 'linkSecret', linkSecret);
  onEvent(parts.stack, 'NewsletterTask', events, 'rampart.newsletter', ['task.waiting'], fn);
  sweepEvery(parts.stack, 'NewsletterSweep', 1, fn);
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
