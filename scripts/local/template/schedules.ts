import { type Schedule, scheduleOf } from '../aws/eventbridge/schedule/expression.ts';
import { localName } from './identity.ts';
import { Part } from './part.ts';
import type { ScheduleProperties } from './properties.ts';

const service = 'scheduler.amazonaws.com';

/** What is known of a schedule and its target; anything else would be ignored silently. */
const known = [
  'Name',
  'Description',
  'ScheduleExpression',
  'ScheduleExpressionTimezone',
  'State',
  'FlexibleTimeWindow',
  'Target',
];
const knownOfTarget = ['Arn', 'RoleArn', 'Input', 'RetryPolicy'];

/** A schedule of EventBridge Scheduler, with what its role allows. */
export interface PlannedCall {
  readonly name: string;
  readonly caller: string;
  readonly arn: string;
  readonly schedule: Schedule;
  readonly target: string;
  readonly input: string | undefined;
}

/** The schedules of EventBridge Scheduler. */
export class Schedules extends Part {
  /** Those that are enabled. Throws for one that cannot run here as on AWS. */
  schedules() {
    return this.all('AWS::Scheduler::Schedule').flatMap((resource) => {
      const p = this.resolver.properties<ScheduleProperties>(resource);
      const name = localName(resource);
      refuseUnknown(name, p);
      const { RoleArn } = (resource.properties as { Target: { RoleArn: unknown } }).Target;
      if (!this.trusts(resource.stack, RoleArn, service))
        throw new Error(`The role of the schedule ${name} does not trust ${service}`);
      if (p.State === 'DISABLED') return [];
      const call = {
        name: name.replace(/^[^-]+-/, ''),
        caller: name,
        arn: this.resolver.arn(resource),
        schedule: scheduleOf(p.ScheduleExpression, p.ScheduleExpressionTimezone),
        target: p.Target.Arn,
        input: p.Target.Input,
      } satisfies PlannedCall;
      return [{ ...call, statements: this.statementsOfRole(resource.stack, RoleArn) }];
    });
  }
}

function refuseUnknown(name: string, p: ScheduleProperties): void {
  const unknown =
    Object.keys(p).find((key) => !known.includes(key)) ??
    Object.keys(p.Target).find((key) => !knownOfTarget.includes(key));
  if (unknown) throw new Error(`The local cloud does not know ${unknown} of the schedule ${name}`);
  if (p.FlexibleTimeWindow.Mode !== 'OFF') throw new Error(`The local cloud runs the schedule ${name} on time only`);
}
