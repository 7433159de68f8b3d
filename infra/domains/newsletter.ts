import { EventBus } from 'aws-cdk-lib/aws-events';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { grantEvents, grantMail, grantSecret, grantTableWrite } from '../constructs/grants.ts';
import { onEvent, sweepEvery } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function newsletter(stack: DomainStack): DomainFunction {
  const { events, linkSecret } = stack.from.data;
  const http = stack.managed('Newsletters and their subscribers');
  grantEvents(http, events);
  grantSecret(http, 'linkSecret', linkSecret);
  tasks(stack);
  mailFeedback(stack);
  return http;
}

function tasks(stack: DomainStack): void {
  const { data, mail } = stack.from;
  const fn = stack.worker(
    'Tasks',
    'newsletter.sweep.ts',
    'Sends the mails of subscriptions and takes up wishes of registrations',
  );
  grantTableWrite(fn, data.table);
  grantMail(fn, mail.mailer);
  grantSecret(fn, 'linkSecret', data.linkSecret);
  onEvent(stack, 'NewsletterTask', data.events, 'rampart.newsletter', ['task.waiting'], fn);
  sweepEvery(stack, 'NewsletterSweep', 1, fn);
}

/** SES tells of mails that came back on the account's own bus. */
function mailFeedback(stack: DomainStack): void {
  const fn = stack.worker('MailFeedback', 'ses-event.handler.ts', 'Suppresses addresses whose mails come back');
  grantTableWrite(fn, stack.from.data.table);
  const bus = EventBus.fromEventBusName(stack, 'MailEvents', 'default');
  onEvent(stack, 'MailCameBack', bus, 'aws.ses', ['Email Bounced', 'Email Complaint Received'], fn);
}
