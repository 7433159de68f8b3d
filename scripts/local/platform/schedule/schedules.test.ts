import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QueueCloud } from '../../testing/queue-cloud.ts';

const source = `export const handler = async (event) => console.log('got ' + JSON.stringify(event));`;
const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const trusting = (Service: string) => ({
  Type: 'AWS::IAM::Role',
  Properties: { AssumeRolePolicyDocument: { Statement: [{ Effect: 'Allow', Principal: { Service } }] } },
});
const allowing = (role: string, Action: string, Resource: object) => ({
  Type: 'AWS::IAM::Policy',
  Properties: { Roles: [{ Ref: role }], PolicyDocument: { Statement: [{ Effect: 'Allow', Action, Resource }] } },
});
const fn = (id: string) => ({
  [id]: {
    Type: 'AWS::Lambda::Function',
    Properties: { Runtime: 'nodejs24.x', Handler: 'index.handler', Role: arnOf('FnRole') },
    Metadata: { 'aws:asset:path': 'bundle' },
  },
});

interface Change {
  readonly schedule?: object;
  readonly target?: object;
  readonly rule?: object;
  readonly trusted?: string;
  readonly action?: string;
}

/** A rule and a schedule for the same morning. */
function template({ schedule, target, rule, trusted = 'scheduler.amazonaws.com', action }: Change = {}): object {
  return {
    Resources: {
      ...fn('First'),
      ...fn('Second'),
      FnRole: trusting('lambda.amazonaws.com'),
      CallerRole: trusting(trusted),
      Allowed: allowing('CallerRole', action ?? 'lambda:InvokeFunction', arnOf('First')),
      Rule: {
        Type: 'AWS::Events::Rule',
        Properties: {
          ScheduleExpression: 'cron(0 7 * * ? *)',
          Targets: [
            { Id: 'Target0', Arn: arnOf('First') },
            { Id: 'Target1', Arn: arnOf('Second') },
          ],
          ...rule,
        },
      },
      Daily: {
        Type: 'AWS::Scheduler::Schedule',
        Properties: {
          ScheduleExpression: 'cron(0 7 * * ? *)',
          ScheduleExpressionTimezone: 'Europe/Berlin',
          FlexibleTimeWindow: { Mode: 'OFF' },
          Target: { Arn: arnOf('First'), RoleArn: arnOf('CallerRole'), ...target },
          ...schedule,
        },
      },
    },
  };
}

let cloud: QueueCloud;
beforeEach(() => {
  cloud = new QueueCloud();
  cloud.clock.set(Date.UTC(2031, 4, 6, 1));
});
afterEach(() => cloud.close());

const hours = 3600;
/** The events that the functions got, in order. */
const got = () =>
  cloud.lines
    .join('')
    .match(/(?<=got )\{.*\}/g)
    ?.map((event) => JSON.parse(event) as Record<string, unknown>) ?? [];

describe('schedules of the template', () => {
  it('call each target of a rule at its time in UTC, and that of a schedule at its local time', async () => {
    await cloud.deploy(template(), source);
    await cloud.later(12 * hours);
    expect(got().map(({ source: from, time }) => `${from} ${time}`)).toEqual([
      'aws.scheduler 2031-05-06T05:00:00Z',
      'aws.events 2031-05-06T07:00:00Z',
      'aws.events 2031-05-06T07:00:00Z',
    ]);
    expect(got()[0]).toMatchObject({
      'detail-type': 'Scheduled Event',
      resources: ['arn:aws:scheduler:us-east-1:000000000000:schedule/default/Test-Daily'],
      detail: '{}',
    });
  });

  it('hand over the input of the template, with what Scheduler fills in', async () => {
    const Input = JSON.stringify({
      job: 'digest',
      at: '<aws.scheduler.scheduled-time>',
      id: '<aws.scheduler.unknown>',
    });
    await cloud.deploy(template({ target: { Input }, rule: { State: 'DISABLED' } }), source);
    await cloud.later(12 * hours);
    expect(got()).toEqual([{ job: 'digest', at: '2031-05-06T05:00:00Z', id: '<aws.scheduler.unknown>' }]);
  });

  it('call only as the role of a schedule allows', async () => {
    await cloud.deploy(template({ action: 'lambda:GetFunction', rule: { State: 'DISABLED' } }), source);
    await cloud.later(12 * hours);
    expect(got()).toEqual([]);
    expect(cloud.lines.join('')).toContain('Test-Daily is not authorized to perform: lambda:InvokeFunction');
  });

  it('do nothing while they are disabled', async () => {
    const State = 'DISABLED';
    await cloud.deploy(template({ schedule: { State }, rule: { State } }), source);
    await cloud.later(48 * hours);
    expect(got()).toEqual([]);
  });
});

it.each<[string, Change, string]>([
  [
    'a role of another service',
    { trusted: 'lambda.amazonaws.com' },
    'Test-Daily does not trust scheduler.amazonaws.com',
  ],
  ['a window', { schedule: { FlexibleTimeWindow: { Mode: 'FLEXIBLE' } } }, 'runs the schedule Test-Daily on time only'],
  ['a start', { schedule: { StartDate: '2031-01-01T00:00:00Z' } }, 'does not know StartDate of the schedule'],
  ['more of a target', { target: { DeadLetterConfig: {} } }, 'does not know DeadLetterConfig of the schedule'],
  [
    'a time zone that is none',
    { schedule: { ScheduleExpressionTimezone: 'Mars' } },
    'does not know the time zone Mars',
  ],
  ['an expression that is none', { rule: { ScheduleExpression: 'cron(0 7 * * * *)' } }, 'refuses the schedule'],
  ['a rule for once', { rule: { ScheduleExpression: 'at(2031-05-06T00:00:00)' } }, 'AWS refuses a rule'],
])('a deployment with %s does not start', async (_, change, sentence) => {
  await expect(cloud.deploy(template(change), source)).rejects.toThrow(sentence);
});
