import { EventBus } from 'aws-cdk-lib/aws-events';
import type { DomainFunction } from '../constructs/domain-function.ts';
import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantEvents,
  grantSecret,
  grantTable,
} from '../constructs/grants.ts';
import { onEvent } from '../constructs/schedule.ts';
import type { DomainStack } from '../stacks/domain-stack.ts';

export function newsletter(stack: DomainStack): DomainFunction {
  const { events, linkSecret } = stack.from.data;
  const http = stack.managed(
    'Newsletters and their subscribers',
    'BatchGetItem',
    'Query',
    'UpdateItem',
    'DeleteItem',
    'gsi1',
    'gsi2',
    'gsi3',
  );
  http.setting('siteUrl', stack.from.config.siteUrl);
  stack.readsSettings(http);
  grantEvents(http, events);
  grantSecret(http, 'linkSecret', linkSecret);
  tasks(stack);
  mailFeedback(stack);
  return http;
}

function tasks(stack: DomainStack): void {
  const description = 'Sends the mails of subscriptions and processes newsletter requests of registrations';
  const fn = stack
    .outbox(description, 'UpdateItem', 'ConditionCheckItem')
    .setting('siteUrl', stack.from.config.siteUrl);
  stack.readsSettings(fn);
  grantSecret(fn, 'linkSecret', stack.from.data.linkSecret);
  grantAudit(fn, stack.from.data.audit);
  stack.exports(fn, 'BatchGetItem', 'gsi2', 'gsi3');
  // Files of subscribers, which are forgotten after their import, with what was made of them on the way.
  grantContentRead(fn, stack.from.data.content, 'originals/subscribers/*');
  grantContentDelete(fn, stack.from.data.content, 'originals/subscribers/*', 'uploads/*', 'list-portions/*');
}

/** SES reports bounced mails on the account's default bus. */
function mailFeedback(stack: DomainStack): void {
  const fn = stack.worker('MailFeedback', 'ses-event.handler.ts', 'Suppresses addresses whose mails bounce');
  stack.readsSettings(fn);
  grantTable(fn, stack.from.data.table, 'GetItem', 'PutItem', 'UpdateItem');
  const bus = EventBus.fromEventBusName(stack, 'MailEvents', 'default');
  onEvent(stack, 'MailCameBack', bus, 'aws.ses', ['Email Bounced', 'Email Complaint Received'], fn);
}
