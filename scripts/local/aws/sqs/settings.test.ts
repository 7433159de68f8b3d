import { expect, it } from 'vitest';
import { settingsOf } from './settings.ts';
import { arnOf, TestQueues } from './testing/test-queues.ts';

const read = (properties: Record<string, unknown>) => settingsOf('Jobs', arnOf('Jobs'), properties);

it.each([
  [{ FifoQueue: true }, 'standard queues only, and Jobs has FifoQueue'],
  [{ VisibilityTimeout: 43_201 }, 'VisibilityTimeout'],
  [{ MessageRetentionPeriod: 59 }, 'MessageRetentionPeriod'],
  [{ DelaySeconds: 901 }, 'DelaySeconds'],
  [{ ReceiveMessageWaitTimeSeconds: 21 }, 'ReceiveMessageWaitTimeSeconds'],
  [{ MaximumMessageSize: 1_048_577 }, 'MaximumMessageSize'],
  [{ RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 0 } }, 'maxReceiveCount'],
  [{ RedriveAllowPolicy: {} }, 'RedriveAllowPolicy'],
])('a queue with %j stops the start', (properties, sentence) => {
  expect(() => read(properties)).toThrow(sentence);
});

it('a queue may be encrypted and have tags, which nothing here asks for', () => {
  const properties = { SqsManagedSseEnabled: true, KmsMasterKeyId: 'key', Tags: [], FifoQueue: false };
  expect(read(properties)).toEqual(read({}));
});

it('a dead-letter queue has to exist', async () => {
  const local = await new TestQueues().open();
  const Jobs = { RedrivePolicy: { deadLetterTargetArn: arnOf('Dead'), maxReceiveCount: 1 } };
  expect(() => local.use({ Jobs })).toThrow('The dead-letter queue of Jobs does not exist');
  local.use({ Jobs, Dead: {} });
  await local.close();
});
