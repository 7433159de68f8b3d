import { Duration } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { Choice, Condition, type IChainable, JitterType, Succeed, Wait, WaitTime } from 'aws-cdk-lib/aws-stepfunctions';
import { sendingTimeLimit } from '#shared/newsletter/sending-payload.ts';
import type { DomainFunction } from '../constructs/domain-function.ts';
import { EventQueue } from '../constructs/event-queue.ts';
import {
  grantAudit,
  grantContentDelete,
  grantContentRead,
  grantEvents,
  grantExecutions,
  grantMail,
  grantRelease,
  grantSecret,
  grantSendQuota,
  grantTable,
} from '../constructs/grants.ts';
import { StandardMachine } from '../constructs/state-machine.ts';
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
  tasks(stack, sending(stack));
  mailFeedback(stack);
  return http;
}

function tasks(stack: DomainStack, machine: StandardMachine): void {
  const description = 'Sends the mails of subscriptions and processes newsletter requests of registrations';
  const fn = stack
    .outbox(description, 'UpdateItem', 'ConditionCheckItem', 'Query')
    .setting('siteUrl', stack.from.config.siteUrl);
  stack.readsSettings(fn);
  grantExecutions(fn, machine, 'StartExecution');
  grantRelease(fn);
  grantSecret(fn, 'linkSecret', stack.from.data.linkSecret);
  grantAudit(fn, stack.from.data.audit);
  stack.exports(fn, 'BatchGetItem', 'gsi2', 'gsi3');
  // Files of subscribers, which are forgotten after their import, with what was made of them on the way.
  grantContentRead(fn, stack.from.data.content, 'originals/subscribers/*');
  grantContentDelete(fn, stack.from.data.content, 'originals/subscribers/*', 'uploads/*', 'list-portions/*');
}

/**
 * SES reports what becomes of mails on the account's default bus: of our configuration set, those that came back, and of
 * newsletters also that they were sent.
 */
function mailFeedback(stack: DomainStack): void {
  const { table, failures, audit } = stack.from.data;
  const fn = stack.answering('MailFeedback', 'feedback.handler.ts', 'Takes in what SES reports about mails', {
    timeLimit: 60,
  });
  stack.readsSettings(fn);
  grantTable(fn, table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem');
  grantAudit(fn, audit);
  const bus = EventBus.fromEventBusName(stack, 'MailEvents', 'default');
  const { mailer } = stack.from.mail;
  const of = (detailType: string[], kind?: string) => ({
    ...{ source: ['aws.ses'], detailType },
    detail: mailer.eventsOf(kind),
  });
  const patterns = {
    Returned: of(['Email Bounced', 'Email Complaint Received']),
    Sent: of(['Email Sent'], 'newsletter'),
  };
  new EventQueue(stack, 'MailEventQueue', { bus, patterns, fn, failures });
}

/** The machine that sends newsletters: turn after turn, with waits between them when SES takes no more. */
function sending(stack: DomainStack): StandardMachine {
  const { table, audit, linkSecret } = stack.from.data;
  const fn = stack.answering('Sending', 'sending.handler.ts', 'Sends newsletters, one turn at a time', {
    timeLimit: 120,
    memory: 1024,
  });
  fn.setting('siteUrl', stack.from.config.siteUrl);
  stack.readsSettings(fn);
  grantTable(fn, table, 'GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'Query', 'gsi1', 'gsi3');
  grantAudit(fn, audit);
  grantSecret(fn, 'linkSecret', linkSecret);
  grantMail(fn, stack.from.mail.mailer);
  grantSendQuota(fn);
  return new StandardMachine(stack, 'Newsletters', {
    comment: 'Sends a newsletter',
    timeLimit: sendingTimeLimit,
    flow: (machine) => turns(machine, fn),
  });
}

function turns(machine: StandardMachine, fn: DomainFunction): IChainable {
  const turn = machine.task('Turn', fn);
  // What a turn has claimed is its own for two minutes: later attempts are for a table or SES that is away for long.
  turn.addRetry({
    errors: ['States.ALL'],
    interval: Duration.seconds(5),
    backoffRate: 2,
    maxAttempts: 10,
    maxDelay: Duration.minutes(2),
    jitterStrategy: JitterType.FULL,
  });
  const pause = new Wait(machine.states, 'Pause', { time: WaitTime.secondsPath('$.seconds') });
  pause.next(turn);
  const next = (value: string) => Condition.stringEquals('$.next', value);
  const choice = new Choice(machine.states, 'WhatFollows')
    .when(next('go'), turn)
    .when(next('wait'), pause)
    .otherwise(new Succeed(machine.states, 'Done'));
  return turn.next(choice);
}
