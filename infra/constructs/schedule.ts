import { Duration } from 'aws-cdk-lib';
import type { IEventBus } from 'aws-cdk-lib/aws-events';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import type { DomainFunction } from './domain-function.ts';

/** Calls a function every `minutes`. The next run makes up for a missed one, so the function must be a sweep. */
export function sweepEvery(scope: Construct, id: string, minutes: number, fn: DomainFunction): void {
  new Rule(scope, id, {
    schedule: Schedule.rate(Duration.minutes(minutes)),
    targets: [new LambdaFunction(fn, { retryAttempts: 0 })],
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
