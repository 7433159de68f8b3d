import { Duration } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { DomainFunction } from './domain-function.ts';
import { grantFailures } from './grants.ts';

/** How often a function is run again after an error: one minute later, and two minutes after that. */
const retryAttempts = 2;
/**
 * How long an event may wait for a function to be free or well again: as long as Lambda allows, because some tell what
 * nothing else does, as the bounce of a mail.
 */
const maxEventAge = Duration.hours(6);

/** Says what becomes of events that a function cannot process: they are kept in the queue of failed events. */
export function runsInBackground(fn: DomainFunction, failures: IQueue): void {
  grantFailures(fn, failures);
  const onFailure = { bind: () => ({ destination: failures.queueArn }) };
  fn.configureAsyncInvoke({ retryAttempts, maxEventAge, onFailure });
}

/** Calls a function every `minutes`. The next run makes up for a missed one, so the function must be a sweep. */
export function sweepEvery(scope: Construct, id: string, minutes: number, fn: DomainFunction): void {
  new Rule(scope, id, {
    schedule: Schedule.rate(Duration.minutes(minutes)),
    // Of the call, not of the function: Lambda accepts it at once.
    targets: [new LambdaFunction(fn, { retryAttempts: 0 })],
  });
}

/**
 * Calls functions, five at most, for what is done once a night of the site (`functions/lib/nightly`). The site's time zone is
 * a setting, which changes without a deployment, so they are called every three hours and decide whether it is night.
 */
export function nightly(scope: Construct, id: string, ...fns: DomainFunction[]): void {
  new Rule(scope, id, {
    // Not on the hour, when everybody's schedules run.
    schedule: Schedule.cron({ minute: '20', hour: '0/3' }),
    targets: fns.map((fn) => new LambdaFunction(fn, { retryAttempts: 0 })),
  });
}

/** Calls a function for events of a source with one of the detail types. */
export function onEvent(
  scope: Construct,
  id: string,
  bus: IEventBus,
  source: string,
  types: string[],
  fn: DomainFunction,
) {
  new Rule(scope, id, {
    eventBus: bus,
    eventPattern: { source: [source], detailType: types },
    targets: [new LambdaFunction(fn, { retryAttempts: 2 })],
  });
}
