import { randomUUID } from 'node:crypto';
import { envelope } from '../../aws/eventbridge/eventbridge.ts';
import { type Authority, refusalOf } from '../../aws/iam/authority.ts';
import type { PlannedCall } from '../../template/schedules.ts';
import type { CallOf, Send, TargetOf } from '../background.ts';
import type { CloudContext } from '../context.ts';
import { isQueue } from '../queues.ts';
import type { ScheduledRule } from './scheduler.ts';

/** What EventBridge and its Scheduler tell a target about the time. */
const timeEvent = (source: string, arn: string, time: number, detail: unknown) =>
  envelope({ bus: undefined, source, detailType: 'Scheduled Event', detail, resources: [arn] }, time);

/** The rules that run by the clock, each with all its targets. */
export const scheduledRules = ({ resources }: Pick<CloudContext, 'resources'>, targetOf: TargetOf): ScheduledRule[] =>
  resources.compute.rules().flatMap(({ name, arn, schedule, targets }) => {
    if (schedule === undefined) return [];
    const calls = targets.map((target) => targetOf(arn, target));
    const invoke = (time: number) => {
      const event = timeEvent('aws.events', arn, time, {});
      return Promise.all(calls.map((call) => call(event)));
    };
    return [{ name, schedule, invoke }];
  });

/** What the target of a schedule gets: the input of the template with what Scheduler fills in, or its event. */
function inputOf({ arn, input }: PlannedCall, time: number): unknown {
  if (input === undefined) return timeEvent('aws.scheduler', arn, time, '{}');
  const filled: Readonly<Record<string, string>> = {
    'schedule-arn': arn,
    'scheduled-time': new Date(time).toISOString().replace(/\.\d+Z$/, 'Z'),
    'execution-id': randomUUID(),
    'attempt-number': '1',
  };
  return JSON.parse(input.replace(/<aws\.scheduler\.([a-z-]+)>/g, (whole, name: string) => filled[name] ?? whole));
}

/** Calls a target as the role of its schedule may; what it may not is in the log, and lost. */
function callTarget(call: PlannedCall, authority: Authority, log: (line: string) => void, send: Send, callOf: CallOf) {
  const { caller, target } = call;
  if (isQueue(target)) return async (content: unknown) => send(caller, { queue: target, content });
  const invoke = callOf(target);
  return async (event: unknown): Promise<void> => {
    const needed = { action: 'lambda:InvokeFunction', resource: target };
    if (authority.mayDo(caller, needed)) return invoke(event);
    log(`${refusalOf(caller, needed)}\n`);
  };
}

/** The schedules of EventBridge Scheduler. */
export const plannedCalls = (
  { resources, log }: Pick<CloudContext, 'resources' | 'log'>,
  authority: Authority,
  send: Send,
  callOf: CallOf,
): ScheduledRule[] =>
  resources.schedules.schedules().map((call) => {
    const invoke = callTarget(call, authority, log, send, callOf);
    return { name: call.name, schedule: call.schedule, invoke: (time) => invoke(inputOf(call, time)) };
  });
