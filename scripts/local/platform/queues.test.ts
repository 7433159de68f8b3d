import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { QueueCloud } from '../testing/queue-cloud.ts';

/** Tells its messages in the log, and fails for those that say so. */
const source = `export const handler = async (event) => {
  for (const { body } of event.Records ?? []) console.log('got ' + body);
  console.log('url ' + process.env.QUEUE_URL);
  if (JSON.stringify(event).includes('bad')) throw new Error('not today');
};`;

const arnOf = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const poll = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const eventsMaySend = (Condition: object) => ({
  Effect: 'Allow',
  Action: ['sqs:SendMessage', 'sqs:GetQueueUrl'],
  Principal: { Service: 'events.amazonaws.com' },
  Resource: arnOf('Jobs'),
  Condition,
});
const onlyEncrypted = {
  Effect: 'Deny',
  Action: 'sqs:*',
  Principal: { AWS: '*' },
  Resource: arnOf('Jobs'),
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
};

interface Change {
  readonly allowed?: readonly string[];
  readonly policy?: readonly object[];
  readonly queue?: object;
  readonly fn?: object;
  readonly target?: object;
  readonly more?: Readonly<Record<string, object>>;
}

/** A stack with a rule that sends to a queue, which a function is polled for; the function may also send. */
function template({ allowed = [...poll, 'sqs:SendMessage'], policy, queue, fn, target, more }: Change = {}): object {
  const role = { AssumeRolePolicyDocument: { Statement: [] } };
  const Statement = policy ?? [
    onlyEncrypted,
    eventsMaySend({
      ArnEquals: { 'aws:SourceArn': arnOf('Rule') },
      StringEquals: { 'aws:SourceAccount': '000000000000' },
    }),
  ];
  const RedrivePolicy = { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 1 };
  return {
    Resources: {
      Dead: { Type: 'AWS::SQS::Queue', Properties: {} },
      Jobs: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 30, RedrivePolicy, ...queue } },
      JobsPolicy: {
        Type: 'AWS::SQS::QueuePolicy',
        Properties: { PolicyDocument: { Statement }, Queues: [{ Ref: 'Jobs' }] },
      },
      Role: { Type: 'AWS::IAM::Role', Properties: role },
      Policy: {
        Type: 'AWS::IAM::Policy',
        Properties: {
          PolicyDocument: { Statement: [{ Effect: 'Allow', Action: allowed, Resource: '*' }] },
          Roles: [{ Ref: 'Role' }],
        },
      },
      Fn: {
        Type: 'AWS::Lambda::Function',
        Properties: {
          Runtime: 'nodejs24.x',
          Handler: 'index.handler',
          Timeout: 5,
          Role: arnOf('Role'),
          Environment: { Variables: { QUEUE_URL: { Ref: 'Jobs' } } },
          ...fn,
        },
        Metadata: { 'aws:asset:path': 'bundle' },
      },
      Mapping: {
        Type: 'AWS::Lambda::EventSourceMapping',
        Properties: { FunctionName: { Ref: 'Fn' }, EventSourceArn: arnOf('Jobs') },
      },
      Rule: {
        Type: 'AWS::Events::Rule',
        Properties: { EventPattern: { source: ['shop'] }, Targets: [{ Id: 'Target0', Arn: arnOf('Jobs'), ...target }] },
      },
      ...more,
    },
  };
}

let cloud: QueueCloud;
beforeEach(() => {
  cloud = new QueueCloud();
});
afterEach(() => cloud.close());

const deploy = (change?: Change) => cloud.deploy(template(change), source);
const logged = () => cloud.lines.join('');
const waiting = () => cloud.sqs.queues.messages.map(({ queue, body }) => [queue, body]);

function clientOf(caller: string): SQSClient {
  const { AWS_ENDPOINT_URL: endpoint = '', AWS_SECRET_ACCESS_KEY = '', AWS_REGION = '' } = cloud.environment(caller);
  const credentials = { accessKeyId: caller, secretAccessKey: AWS_SECRET_ACCESS_KEY };
  return new SQSClient({ endpoint, region: AWS_REGION, maxAttempts: 1, credentials });
}
const QueueUrl = () => `${cloud.environment('test').AWS_ENDPOINT_URL}/000000000000/Test-Jobs`;
const send = (caller: string, MessageBody: string) =>
  clientOf(caller).send(new SendMessageCommand({ QueueUrl: QueueUrl(), MessageBody }));
const publish = (detail: object) =>
  cloud.events.publish({ bus: undefined, source: 'shop', detailType: 'sold', detail });

describe('a queue of the template', () => {
  it('hands what a function sends to another, which finds its URL at the endpoint', async () => {
    await deploy();
    await send('Test-Fn', 'one');
    await cloud.delivered();
    expect(logged()).toContain('got one');
    expect(logged()).toContain(`url ${QueueUrl()}`);
    expect(waiting()).toEqual([]);
  });

  it('is used only as roles allow', async () => {
    await deploy({ allowed: poll });
    await expect(send('Test-Fn', 'one')).rejects.toMatchObject({
      name: 'AccessDenied',
      message:
        'Test-Fn is not authorized to perform: sqs:SendMessage on resource: arn:aws:sqs:us-east-1:000000000000:Test-Jobs',
      $metadata: { httpStatusCode: 403 },
    });
  });

  it('has the name that the template gives it', async () => {
    await deploy({ queue: { QueueName: 'named' } });
    expect(cloud.sqs.queues.names).toEqual(['Test-Dead', 'named']);
  });

  it('can be made to fail by an injected fault, before a call or after it', async () => {
    await deploy({ allowed: poll });
    for (const when of ['before', 'after'] as const) {
      const fault = { service: 'sqs', operation: 'SendMessage', error: 'ServiceUnavailable', status: 503 } as const;
      cloud.faults.add({ ...fault, when, times: 1 });
      await expect(send('test', when)).rejects.toMatchObject({ name: 'ServiceUnavailable' });
      await cloud.delivered();
    }
    expect(logged()).toContain('got after');
    expect(logged()).not.toContain('got before');
  });

  it('gives what its function could not process to its dead-letter queue', async () => {
    await deploy();
    await send('test', 'bad');
    await cloud.delivered();
    await cloud.later(30);
    expect(waiting()).toEqual([['Test-Dead', 'bad']]);
    const dead = new ReceiveMessageCommand({ QueueUrl: QueueUrl().replace('Jobs', 'Dead') });
    expect((await clientOf('test').send(dead)).Messages).toMatchObject([{ Body: 'bad' }]);
  });
});

describe('a rule', () => {
  it('sends events to a queue whose policy allows it', async () => {
    await deploy();
    publish({ n: 1 });
    await cloud.delivered();
    expect(logged()).toMatch(/got \{"version":"0",.*"source":"shop",.*"detail":\{"n":1\}\}/);
  });

  it.each([
    ['without a policy', []],
    [
      'of another rule',
      [eventsMaySend({ ArnEquals: { 'aws:SourceArn': 'arn:aws:events:us-east-1:000000000000:rule/x' } })],
    ],
    ['of another account', [eventsMaySend({ StringEquals: { 'aws:SourceAccount': '1' } })]],
    ['that refuses everybody', [eventsMaySend({}), { ...onlyEncrypted, Action: 'sqs:SendMessage', Condition: {} }]],
  ])('sends nothing to one %s', async (_, policy) => {
    await deploy({ policy });
    publish({ n: 1 });
    await cloud.delivered();
    expect(logged()).toContain('events.amazonaws.com is not authorized to perform: sqs:SendMessage');
    expect(logged()).not.toContain('got');
  });
});

it('a function has a dead-letter queue for events that it failed to process, under its own permissions', async () => {
  await deploy({
    fn: { DeadLetterConfig: { TargetArn: arnOf('Dead') } },
    target: { Arn: arnOf('Fn') },
    more: {
      Settings: {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: { FunctionName: { Ref: 'Fn' }, MaximumRetryAttempts: 0 },
      },
    },
  });
  publish({ bad: true });
  await cloud.delivered();
  expect(waiting()).toEqual([['Test-Dead', expect.objectContaining({ detail: { bad: true } })]]);
  const [dead] = cloud.sqs.queues.receive('Test-Dead', 1);
  expect(dead?.message.attributes).toMatchObject({
    RequestID: { DataType: 'String' },
    ErrorCode: { DataType: 'Number', StringValue: '200' },
    ErrorMessage: { StringValue: 'not today' },
  });
});

it.each<[string, readonly string[], readonly unknown[]]>([
  ['sends', ['sqs:SendMessage'], [['Test-Dead', expect.objectContaining({ requestPayload: expect.anything() })]]],
  ['sends nothing without a permission', [], []],
])('a function %s to its failure destination what it failed to process', async (_, more, kept) => {
  await deploy({
    allowed: [...poll, ...more],
    target: { Arn: arnOf('Fn') },
    more: {
      Settings: {
        Type: 'AWS::Lambda::EventInvokeConfig',
        Properties: {
          FunctionName: { Ref: 'Fn' },
          MaximumRetryAttempts: 0,
          DestinationConfig: { OnFailure: { Destination: arnOf('Dead') } },
        },
      },
    },
  });
  publish({ bad: true });
  await cloud.delivered();
  expect(waiting()).toEqual(kept);
});

describe('a deployment does not start', () => {
  it.each<[string, Change, string]>([
    ['if Lambda may not poll', { allowed: poll.slice(1) }, 'Test-Fn is not authorized to perform: sqs:ReceiveMessage'],
    ['if Lambda may not delete', { allowed: ['sqs:ReceiveMessage', 'sqs:GetQueueAttributes'] }, 'sqs:DeleteMessage'],
    ['if Lambda may not look', { allowed: poll.slice(0, 2) }, 'sqs:GetQueueAttributes'],
    [
      'if messages reappear while the function may run',
      { queue: { VisibilityTimeout: 4 } },
      'AWS refuses the event source mapping Test-Mapping: Test-Jobs hides messages for 4 s, but Test-Fn may run for 5 s',
    ],
    ['with a queue of another kind', { queue: { FifoQueue: true } }, 'Test-Jobs has FifoQueue'],
    [
      'with a name that is not written out',
      { queue: { QueueName: { Ref: 'AWS::Region' } } },
      'reads names of queues as they are only',
    ],
    ['with a target that gets something else', { target: { Input: '{}' } }, 'does not know Input of a rule'],
    [
      'with a pattern that is not known',
      {
        more: {
          Odd: {
            Type: 'AWS::Events::Rule',
            Properties: { EventPattern: { source: [{ cidr: '10.0.0.0/8' }] }, Targets: [] },
          },
        },
      },
      'refuses the event pattern: cidr is not known here',
    ],
    [
      'with a policy that cannot be checked',
      { policy: [eventsMaySend({ NumericEquals: { 'aws:SourceAccount': '1' } })] },
      'does not know the condition operator NumericEquals',
    ],
    [
      'with a topic that should deliver to a queue',
      { more: { Told: { Type: 'AWS::SNS::Subscription', Properties: { Protocol: 'sqs' } } } },
      'The local cloud has no SNS that could deliver to a queue: Test-Told',
    ],
  ])('%s', async (_, change, sentence) => {
    await expect(deploy(change)).rejects.toThrow(sentence);
  });
});
