import {
  ChangeMessageVisibilityBatchCommand,
  ChangeMessageVisibilityCommand,
  CreateQueueCommand,
  DeleteMessageBatchCommand,
  GetQueueAttributesCommand,
  GetQueueUrlCommand,
  ListQueuesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TestQueues } from './testing/test-queues.ts';

let local: TestQueues;
beforeEach(async () => {
  local = await new TestQueues().open();
});
afterEach(() => local.close());

const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'accepted',
    (error: Error) => error.name,
  );
const QueueUrl = () => local.url();

describe('a message is refused', () => {
  const sending = (more: object) =>
    refusalOf(local.client.send(new SendMessageCommand({ QueueUrl: QueueUrl(), MessageBody: 'x', ...more })));

  it('beyond 1 MiB with its attributes, or the limit of its queue', async () => {
    const MessageAttributes = { a: { DataType: 'String', StringValue: 'b' } };
    const fits = 'x'.repeat(1_048_576 - 'aStringb'.length);
    expect(await sending({ MessageBody: fits, MessageAttributes })).toBe('accepted');
    expect(await sending({ MessageBody: `${fits}x`, MessageAttributes })).toBe('InvalidParameterValue');
    local.use({ Jobs: { MaximumMessageSize: 1024 } });
    expect(await sending({ MessageBody: 'ä'.repeat(512) })).toBe('accepted');
    expect(await sending({ MessageBody: 'ä'.repeat(513) })).toBe('InvalidParameterValue');
  });

  it('if its body is empty, or has a character that XML has not', async () => {
    expect(await sending({ MessageBody: '' })).toBe('MissingParameter');
    expect(await sending({ MessageBody: 'a\u0000' })).toBe('InvalidMessageContents');
    expect(await sending({ MessageBody: '\t\n😀' })).toBe('accepted');
  });

  it('for an attribute that is none', async () => {
    const text = (StringValue: string) => ({ DataType: 'String', StringValue });
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, text('x')]));
    for (const [MessageAttributes, answer] of [
      [many(10), 'accepted'],
      [many(11), 'InvalidParameterValue'],
      [{ 'aws.kind': text('x') }, 'InvalidParameterValue'],
      [{ 'a..b': text('x') }, 'InvalidParameterValue'],
      [{ a: text('') }, 'InvalidParameterValue'],
      [{ a: { DataType: 'Text', StringValue: 'x' } }, 'InvalidParameterValue'],
      [{ a: { DataType: 'Number', StringValue: 'x' } }, 'InvalidParameterValue'],
      [{ a: { DataType: 'Binary', StringValue: 'x' } }, 'InvalidParameterValue'],
    ] as const)
      expect([MessageAttributes, await sending({ MessageAttributes })]).toEqual([MessageAttributes, answer]);
  });

  it('if it asks for what is not here, or is out of bounds', async () => {
    expect(await sending({ DelaySeconds: 900 })).toBe('accepted');
    expect(await sending({ DelaySeconds: 901 })).toBe('InvalidParameterValue');
    expect(await sending({ MessageGroupId: 'group' })).toBe('InvalidParameterValue');
    expect(await sending({ QueueUrl: local.url('Other') })).toBe('QueueDoesNotExist');
    expect(await sending({ QueueUrl: local.url().replace('000000000000', '111111111111') })).toBe('QueueDoesNotExist');
    expect(await sending({ QueueUrl: 'Jobs' })).toBe('InvalidAddress');
  });
});

describe('a receiver is refused', () => {
  it.each([
    [{ MaxNumberOfMessages: 11 }],
    [{ MaxNumberOfMessages: 0 }],
    [{ WaitTimeSeconds: 21 }],
    [{ VisibilityTimeout: 43_201 }],
    [{ ReceiveRequestAttemptId: 'once' }],
  ])('that asks for %j', async (more) => {
    const command = new ReceiveMessageCommand({ QueueUrl: QueueUrl(), ...more });
    expect(await refusalOf(local.client.send(command))).toBe('InvalidParameterValue');
  });

  it('beyond the messages in flight, unless it waits', async () => {
    local.inFlight = 2;
    await local.restart();
    for (const body of ['one', 'two', 'three']) await local.send(body);
    expect(await local.bodies()).toEqual(['one', 'two']);
    await expect(local.receive()).rejects.toMatchObject({ name: 'OverLimit', $metadata: { httpStatusCode: 403 } });
    const waiting = local.bodies({ WaitTimeSeconds: 20 });
    await expect.poll(() => local.queues.isWatched('Jobs')).toBe(true);
    local.later(20);
    expect(await waiting).toEqual([]);
  });

  it('with a handle that its queue has not given out', async () => {
    local.use({ Jobs: {}, Other: {} });
    await local.send('one', { queue: 'Other' });
    const [other] = await local.receive({ queue: 'Other' });
    for (const ReceiptHandle of ['nonsense', other?.ReceiptHandle]) {
      await expect(local.remove(ReceiptHandle)).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
      const change = new ChangeMessageVisibilityCommand({ QueueUrl: QueueUrl(), ReceiptHandle, VisibilityTimeout: 1 });
      await expect(local.client.send(change)).rejects.toMatchObject({ name: 'ReceiptHandleIsInvalid' });
    }
  });
});

describe('a batch', () => {
  const batch = (...Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[]) =>
    local.client.send(new SendMessageBatchCommand({ QueueUrl: QueueUrl(), Entries }));

  it('is done as far as it can be', async () => {
    const { Successful, Failed } = await batch(
      { Id: 'good', MessageBody: 'one' },
      { Id: 'bad', MessageBody: 'two', DelaySeconds: 901 },
    );
    expect(Successful?.map(({ Id }) => Id)).toEqual(['good']);
    expect(Failed).toMatchObject([{ Id: 'bad', SenderFault: true, Code: 'InvalidParameterValue' }]);
    const [message] = await local.receive();
    const handles = { good: message?.ReceiptHandle, bad: 'nonsense' };
    const Entries = Object.entries(handles).map(([Id, ReceiptHandle]) => ({ Id, ReceiptHandle }));
    const change = new ChangeMessageVisibilityBatchCommand({
      QueueUrl: QueueUrl(),
      Entries: Entries.map((entry) => ({ ...entry, VisibilityTimeout: 5 })),
    });
    const remove = new DeleteMessageBatchCommand({ QueueUrl: QueueUrl(), Entries });
    for (const answer of [await local.client.send(change), await local.client.send(remove)]) {
      expect(answer.Successful).toEqual([{ Id: 'good' }]);
      expect(answer.Failed).toMatchObject([{ Id: 'bad', Code: 'ReceiptHandleIsInvalid' }]);
    }
    local.later(30);
    expect(await local.bodies()).toEqual([]);
  });

  it('is refused as a whole for its entries', async () => {
    const entries = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ Id: `e${index}`, MessageBody: 'x' }));
    const twice = { Id: 'e', MessageBody: 'x' };
    expect(await refusalOf(batch())).toBe('EmptyBatchRequest');
    expect(await refusalOf(batch(...entries(10)))).toBe('accepted');
    expect(await refusalOf(batch(...entries(11)))).toBe('TooManyEntriesInBatchRequest');
    expect(await refusalOf(batch(twice, twice))).toBe('BatchEntryIdsNotDistinct');
    expect(await refusalOf(batch({ Id: 'an id', MessageBody: 'x' }))).toBe('InvalidBatchEntryId');
    const half = (Id: string, more = '') => ({ Id, MessageBody: `${'x'.repeat(524_288)}${more}` });
    expect(await refusalOf(batch(half('a'), half('b')))).toBe('accepted');
    expect(await refusalOf(batch(half('a'), half('b', 'x')))).toBe('BatchRequestTooLong');
  });
});

describe('queues', () => {
  it('are listed in pages, and found by their names', async () => {
    local.use({ Ones: {}, Jobs: {}, 'Jobs-2': {} });
    const list = async (more: object) => {
      const { QueueUrls = [], NextToken } = await local.client.send(new ListQueuesCommand(more));
      return [QueueUrls.map((url) => url.split('/').at(-1)), NextToken];
    };
    expect(await list({})).toEqual([['Jobs', 'Jobs-2', 'Ones'], undefined]);
    expect(await list({ QueueNamePrefix: 'Jobs', MaxResults: 1 })).toEqual([['Jobs'], 'Jobs']);
    expect(await list({ QueueNamePrefix: 'Jobs', MaxResults: 1, NextToken: 'Jobs' })).toEqual([['Jobs-2'], undefined]);
    expect(await refusalOf(list({ NextToken: 'Jobs' }))).toBe('InvalidParameterValue');
    const found = await local.client.send(new GetQueueUrlCommand({ QueueName: 'Ones' }));
    expect(found.QueueUrl).toBe(local.url('Ones'));
    expect(await refusalOf(local.client.send(new GetQueueUrlCommand({ QueueName: 'None' })))).toBe('QueueDoesNotExist');
  });

  it('have no attributes but those of AWS, and are not made by a call', async () => {
    const AttributeNames = ['Nonsense'] as never[];
    const command = new GetQueueAttributesCommand({ QueueUrl: QueueUrl(), AttributeNames });
    expect(await refusalOf(local.client.send(command))).toBe('InvalidAttributeName');
    const create = new CreateQueueCommand({ QueueName: 'New' });
    expect(await refusalOf(local.client.send(create))).toBe('UnsupportedOperation');
  });
});
