import {
  ChangeMessageVisibilityCommand,
  GetQueueAttributesCommand,
  PurgeQueueCommand,
  ReceiveMessageCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { arnOf, TestQueues } from './testing/test-queues.ts';

let local: TestQueues;
beforeEach(async () => {
  local = await new TestQueues().open();
});
afterEach(() => local.close());

const hide = (ReceiptHandle: string | undefined, VisibilityTimeout: number) =>
  local.client.send(new ChangeMessageVisibilityCommand({ QueueUrl: local.url(), ReceiptHandle, VisibilityTimeout }));

describe('a message', () => {
  it('has the digest of its attributes that AWS computes', async () => {
    const MessageAttributes = { timestamp: { DataType: 'Number', StringValue: '1493147359900' } };
    const command = new SendMessageCommand({ QueueUrl: local.url(), MessageBody: 'x', MessageAttributes });
    expect((await local.client.send(command)).MD5OfMessageAttributes).toBe('235c5c510d26fb653d073faed50ae77c');
  });

  it('is received with its attributes and digests, which the SDK checks', async () => {
    const { MessageId, MD5OfMessageAttributes } = await local.client.send(
      new SendMessageCommand({
        QueueUrl: local.url(),
        MessageBody: 'hällo',
        MessageAttributes: {
          kind: { DataType: 'String', StringValue: 'a' },
          size: { DataType: 'Number.bytes', StringValue: '12' },
          raw: { DataType: 'Binary', BinaryValue: Buffer.from([1, 2]) },
        },
      }),
    );
    const [message] = await local.receive();
    expect(message).toMatchObject({
      MessageId,
      Body: 'hällo',
      MD5OfMessageAttributes,
      Attributes: { SenderId: 'test-function', ApproximateReceiveCount: '1' },
      MessageAttributes: { kind: { StringValue: 'a' }, raw: { BinaryValue: new Uint8Array([1, 2]) } },
    });
  });

  it('comes only with what is asked for', async () => {
    const MessageAttributes = Object.fromEntries(
      ['a.one', 'a.two', 'b'].map((name) => [name, { DataType: 'String', StringValue: name }]),
    );
    await local.client.send(new SendMessageCommand({ QueueUrl: local.url(), MessageBody: 'x', MessageAttributes }));
    const ask = async (more: object) => {
      const command = new ReceiveMessageCommand({ QueueUrl: local.url(), VisibilityTimeout: 0, ...more });
      const [message] = (await local.client.send(command)).Messages ?? [];
      return [message?.Attributes, Object.keys(message?.MessageAttributes ?? {})];
    };
    expect(await ask({})).toEqual([undefined, []]);
    expect(await ask({ MessageAttributeNames: ['a.*'] })).toEqual([undefined, ['a.one', 'a.two']]);
    expect(await ask({ AttributeNames: ['ApproximateReceiveCount'] })).toEqual([{ ApproximateReceiveCount: '3' }, []]);
    await expect(ask({ MessageSystemAttributeNames: ['Nonsense'] })).rejects.toMatchObject({
      name: 'InvalidAttributeName',
    });
  });

  it('is hidden once it is received, until its visibility timeout is over', async () => {
    local.use({ Jobs: { VisibilityTimeout: 60 } });
    await local.send('one');
    expect(await local.bodies()).toEqual(['one']);
    local.later(59);
    expect(await local.bodies()).toEqual([]);
    local.later(1);
    const [again] = await local.receive({ VisibilityTimeout: 5 });
    expect(again?.Attributes?.ApproximateReceiveCount).toBe('2');
    local.later(5);
    expect(await local.bodies()).toEqual(['one']);
  });

  it('is gone when it is deleted, also after it has become visible again', async () => {
    await local.send('one');
    const [message] = await local.receive();
    local.later(31);
    await local.remove(message?.ReceiptHandle);
    expect(await local.bodies()).toEqual([]);
    await local.remove(message?.ReceiptHandle);
  });

  it('is not deleted by the handle of an earlier receipt', async () => {
    await local.send('one');
    const [first] = await local.receive({ VisibilityTimeout: 0 });
    const [second] = await local.receive({ VisibilityTimeout: 0 });
    await local.remove(first?.ReceiptHandle);
    expect(await local.bodies({ VisibilityTimeout: 0 })).toEqual(['one']);
    await local.remove(second?.ReceiptHandle);
    expect(await local.bodies({ VisibilityTimeout: 0 })).toEqual(['one']);
  });

  it('can be hidden for longer, or shown at once, while it is in flight', async () => {
    await local.send('one');
    const [first] = await local.receive();
    await hide(first?.ReceiptHandle, 100);
    local.later(99);
    expect(await local.bodies()).toEqual([]);
    await hide(first?.ReceiptHandle, 0);
    const [second] = await local.receive();
    expect(second?.Body).toBe('one');
    await expect(hide(first?.ReceiptHandle, 10)).rejects.toMatchObject({ name: 'InvalidParameterValue' });
    local.later(30);
    await expect(hide(second?.ReceiptHandle, 10)).rejects.toMatchObject({ name: 'MessageNotInflight' });
  });

  it('waits for its delay, or that of its queue', async () => {
    local.use({ Jobs: { DelaySeconds: 10 } });
    await local.send('of the queue');
    await local.send('its own', { DelaySeconds: 20 });
    await local.send('none', { DelaySeconds: 0 });
    expect(await local.bodies()).toEqual(['none']);
    local.later(10);
    expect(await local.bodies()).toEqual(['of the queue']);
    local.later(10);
    expect(await local.bodies()).toEqual(['its own']);
  });

  it('is dropped when it is too old, for good', async () => {
    local.use({ Jobs: { MessageRetentionPeriod: 60, VisibilityTimeout: 0 } });
    await local.send('one');
    local.later(59);
    expect(await local.bodies()).toEqual(['one']);
    local.later(1);
    expect(await local.bodies()).toEqual([]);
    local.later(-1);
    expect(await local.bodies()).toEqual([]);
  });
});

describe('who waits', () => {
  it('gets a message as soon as there is one', async () => {
    const waiting = local.bodies({ WaitTimeSeconds: 20 });
    await local.send('one');
    expect(await waiting).toEqual(['one']);
  });

  it('gets one that becomes visible, by the local clock', async () => {
    local.use({ Jobs: { ReceiveMessageWaitTimeSeconds: 20 } });
    await local.send('one', { DelaySeconds: 15 });
    const waiting = local.bodies();
    await expect.poll(() => local.queues.isWatched('Jobs')).toBe(true);
    local.later(15);
    expect(await waiting).toEqual(['one']);
  });

  it('gets nothing when the time is up', async () => {
    const waiting = local.bodies({ WaitTimeSeconds: 20 });
    await expect.poll(() => local.queues.isWatched('Jobs')).toBe(true);
    local.later(20);
    expect(await waiting).toEqual([]);
    expect(local.queues.isWatched('Jobs')).toBe(false);
  });
});

describe('a queue', () => {
  it('tells how many messages wait for what', async () => {
    for (const body of ['one', 'two', 'three']) await local.send(body);
    await local.send('later', { DelaySeconds: 10 });
    const one = new ReceiveMessageCommand({ QueueUrl: local.url() });
    expect((await local.client.send(one)).Messages).toHaveLength(1);
    const ask = new GetQueueAttributesCommand({ QueueUrl: local.url(), AttributeNames: ['All'] });
    expect((await local.client.send(ask)).Attributes).toEqual({
      QueueArn: arnOf('Jobs'),
      ApproximateNumberOfMessages: '2',
      ApproximateNumberOfMessagesNotVisible: '1',
      ApproximateNumberOfMessagesDelayed: '1',
      VisibilityTimeout: '30',
      MaximumMessageSize: '1048576',
      MessageRetentionPeriod: '345600',
      DelaySeconds: '0',
      ReceiveMessageWaitTimeSeconds: '0',
    });
  });

  it('can be purged, once a minute', async () => {
    await local.send('one');
    await local.send('two', { DelaySeconds: 10 });
    await local.receive();
    const purge = () => local.client.send(new PurgeQueueCommand({ QueueUrl: local.url() }));
    await purge();
    await expect(purge()).rejects.toMatchObject({ name: 'PurgeQueueInProgress', $metadata: { httpStatusCode: 403 } });
    local.later(60);
    expect(await local.bodies()).toEqual([]);
    await purge();
  });

  it('moves what was received too often to its dead-letter queue, where it is as old as it was', async () => {
    const RedrivePolicy = { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 2 };
    local.use({
      Jobs: { RedrivePolicy, VisibilityTimeout: 0 },
      Dead: { MessageRetentionPeriod: 100 },
    });
    await local.send('bad');
    expect([await local.bodies(), await local.bodies(), await local.bodies()]).toEqual([['bad'], ['bad'], []]);
    local.later(50);
    const [dead] = await local.receive({ queue: 'Dead' });
    expect(dead).toMatchObject({ Body: 'bad', Attributes: { DeadLetterQueueSourceArn: arnOf('Jobs') } });
    local.later(50);
    expect(await local.bodies({ queue: 'Dead' })).toEqual([]);
  });
});
