import { afterEach, describe, expect, it } from 'vitest';
import { Throttled } from '../concurrency.ts';
import { type Records, TestMapping } from './testing/test-mapping.ts';

const open: TestMapping[] = [];
function mapping(properties: object = {}): TestMapping {
  const local = new TestMapping(properties);
  open.push(local);
  return local;
}
afterEach(async () => {
  for (const local of open.splice(0)) await local.close();
});

const reporting = { FunctionResponseTypes: ['ReportBatchItemFailures'] };
const failing = () => {
  throw new Error('of the function');
};
/** Says that the messages with these bodies could not be processed. */
const without =
  (...bodies: string[]) =>
  (records: Records) => ({
    batchItemFailures: records
      .filter(({ body }) => bodies.includes(body))
      .map(({ messageId }) => ({ itemIdentifier: messageId })),
  });

describe('a function', () => {
  it('gets a message as Lambda describes it, which is deleted when it is processed', async () => {
    const local = mapping();
    const got: Records[number][] = [];
    local.handler = (records) => void got.push(...records);
    const attributes = { kind: { DataType: 'String', StringValue: 'a' } };
    const { id } = local.queues.send('Jobs', { body: 'one', attributes, sender: 'test' });
    await local.idle();
    expect(got).toEqual([
      {
        messageId: id,
        receiptHandle: expect.any(String),
        body: 'one',
        attributes: {
          SenderId: 'test',
          SentTimestamp: expect.stringMatching(/^\d{13}$/),
          ApproximateReceiveCount: '1',
          ApproximateFirstReceiveTimestamp: expect.stringMatching(/^\d{13}$/),
        },
        messageAttributes: {
          kind: { stringValue: 'a', stringListValues: [], binaryListValues: [], dataType: 'String' },
        },
        md5OfBody: 'f97c5d29941bfb1b2fdab0874906ab82',
        md5OfMessageAttributes: expect.any(String),
        eventSource: 'aws:sqs',
        eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:Jobs',
        awsRegion: 'us-east-1',
      },
    ]);
    expect(local.left()).toEqual([]);
  });

  it('gets what it failed to process again after the visibility timeout, until it is given up', async () => {
    const local = mapping();
    local.handler = failing;
    local.send('bad');
    await local.later(59);
    expect([local.heard, local.left()]).toEqual([[['bad']], ['bad']]);
    await local.later(1);
    expect(local.heard).toEqual([['bad'], ['bad']]);
    await local.later(60);
    expect(local.heard).toHaveLength(2);
    expect([local.left(), local.left('Dead')]).toEqual([[], ['bad']]);
    expect(local.lines).toContain('Mapping: of the function\n');
  });

  it('says which messages of a batch it could not process, if the mapping asks', async () => {
    const local = mapping({ ...reporting, BatchSize: 3, MaximumBatchingWindowInSeconds: 1 });
    local.handler = without('bad');
    local.send('good', 'bad', 'fine');
    await local.idle();
    expect(local.left()).toEqual(['bad']);
    await local.later(60);
    await local.later(1);
    expect(local.heard).toEqual([['good', 'bad', 'fine'], ['bad']]);
  });

  it('is not asked unless the mapping does', async () => {
    const local = mapping();
    local.handler = without('bad');
    local.send('bad');
    await local.idle();
    expect(local.left()).toEqual([]);
  });

  it.each([
    ['', []],
    [null, []],
    [{}, []],
    [{ batchItemFailures: null }, []],
    [{ batchItemFailures: [] }, []],
    [{ batchItemFailures: 'all' }, ['one']],
    [{ batchItemFailures: [{ itemIdentifier: '' }] }, ['one']],
    [{ batchItemFailures: [{ itemIdentifier: null }] }, ['one']],
    [{ batchItemFailures: [{ id: 'x' }] }, ['one']],
    [{ batchItemFailures: [{ itemIdentifier: 'another' }] }, ['one']],
  ])('that answers %j leaves what AWS leaves', async (answer, left) => {
    const local = mapping(reporting);
    local.handler = () => answer;
    local.send('one');
    await local.idle();
    expect(local.left()).toEqual(left);
  });
});

describe('a batch', () => {
  it('has at most so many messages, and without a window only those that are there', async () => {
    const local = mapping({ BatchSize: 2, ScalingConfig: { MaximumConcurrency: 2 } });
    let finish: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    local.handler = () => blocked;
    local.send('a', 'b', 'c', 'd', 'e');
    expect(local.heard).toEqual([['a'], ['b']]);
    finish();
    await local.idle();
    expect(local.heard).toEqual([['a'], ['b'], ['c', 'd'], ['e']]);
  });

  it('is gathered until it is full or its window is over', async () => {
    const local = mapping({ BatchSize: 12, MaximumBatchingWindowInSeconds: 5 });
    local.send('a');
    await local.later(4);
    local.send('b');
    expect(local.heard).toEqual([]);
    await local.later(1);
    expect(local.heard).toEqual([['a', 'b']]);
    const twelve = Array.from({ length: 12 }, (_, index) => `m${index}`);
    local.send(...twelve, 'more');
    await local.idle();
    expect(local.heard.slice(1)).toEqual([twelve]);
    await local.later(5);
    expect(local.heard.at(-1)).toEqual(['more']);
  });

  it('is cut where an event would be larger than 6 MB', async () => {
    const local = mapping({ BatchSize: 8, MaximumBatchingWindowInSeconds: 5 });
    const large = 'x'.repeat(1_000_000);
    local.send(...Array.from({ length: 8 }, () => large));
    await local.idle();
    expect(local.heard.map(({ length }) => length)).toEqual([6, 2]);
    expect(local.left()).toEqual([]);
  });
});

describe('a delivery', () => {
  it('happens twice on demand, at the same time', async () => {
    const local = mapping();
    local.deliveries.double(1);
    local.send('one');
    await local.idle();
    local.send('two');
    await local.idle();
    expect(local.heard).toEqual([['one'], ['one'], ['two']]);
    expect(local.left()).toEqual([]);
  });

  it('that happens twice is done when one of the two has been', async () => {
    const local = mapping();
    local.deliveries.double(1);
    let runs = 0;
    local.handler = () => {
      runs++;
      if (runs === 1) failing();
    };
    local.send('one');
    await local.idle();
    expect([local.heard.length, local.left()]).toEqual([2, []]);
  });

  it('happens again if the deletion of its messages is lost', async () => {
    const local = mapping();
    local.faults.add({ service: 'sqs', operation: 'DeleteMessageBatch', error: 'InternalError', times: 1 });
    local.faults.record(true);
    local.send('one');
    await local.idle();
    expect(local.left()).toEqual(['one']);
    await local.later(60);
    expect([local.heard, local.left()]).toEqual([[['one'], ['one']], []]);
    expect(local.faults.callsAfter(0).calls).toMatchObject(
      Array(2).fill({ service: 'sqs', operation: 'DeleteMessageBatch' }),
    );
  });

  it('is tried again when it is throttled, and counts as one receipt while it is hidden', async () => {
    const local = mapping();
    let throttled = 2;
    const counts: unknown[] = [];
    local.handler = (records) => {
      counts.push(records[0]?.attributes.ApproximateReceiveCount);
      if (throttled-- > 0) throw new Throttled('fn');
    };
    local.send('one');
    await local.idle();
    await local.later(1);
    await local.later(1);
    expect(counts).toEqual(['1', '1']);
    await local.later(1);
    expect([counts, local.left()]).toEqual([['1', '1', '1'], []]);
  });

  it('is dropped when it was throttled for as long as it is hidden, and received anew', async () => {
    const local = mapping();
    local.handler = () => {
      throw new Throttled('fn');
    };
    local.send('one');
    await local.idle();
    for (let second = 0; second < 60; second++) await local.later(1);
    local.handler = () => undefined;
    await local.later(1);
    expect(local.left()).toEqual([]);
    expect(local.left('Dead')).toEqual([]);
  });
});

it('a mapping that is stopped receives nothing more, and what it gathered reappears', async () => {
  const local = mapping({ BatchSize: 12, MaximumBatchingWindowInSeconds: 5 });
  local.send('one');
  local.stop();
  local.send('two');
  await local.later(60);
  expect(local.heard).toEqual([]);
  expect(local.queues.receive('Jobs', 10).map(({ message }) => message.body)).toEqual(['one', 'two']);
});

it('a mapping that is not enabled polls nothing', async () => {
  const local = mapping({ Enabled: false });
  local.send('one');
  await local.idle();
  expect([local.heard, local.left()]).toEqual([[], ['one']]);
});
