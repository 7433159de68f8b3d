import { expect, it } from 'vitest';
import { mappingOf } from './settings.ts';

const EventSourceArn = 'arn:aws:sqs:us-east-1:000000000000:Jobs';
const read = (more: object) =>
  mappingOf('Mapping', { FunctionName: 'fn', EventSourceArn, ...more }, (name) =>
    name === 'fn' ? 'arn:fn' : undefined,
  );

it('has the defaults of AWS', () => {
  expect(read({})).toEqual({
    name: 'Mapping',
    functionArn: 'arn:fn',
    queueArn: EventSourceArn,
    isEnabled: true,
    batchSize: 10,
    window: 0,
    reportsFailures: false,
    concurrency: 5,
  });
});

it.each([
  [{ BatchSize: 11 }, 'a BatchSize of 11 needs a MaximumBatchingWindowInSeconds of at least 1'],
  [{ BatchSize: 10_001, MaximumBatchingWindowInSeconds: 1 }, 'BatchSize'],
  [{ MaximumBatchingWindowInSeconds: 301 }, 'MaximumBatchingWindowInSeconds'],
  [{ ScalingConfig: { MaximumConcurrency: 1 } }, 'MaximumConcurrency'],
  [{ FunctionResponseTypes: ['Other'] }, 'FunctionResponseTypes'],
  [{ FilterCriteria: {} }, 'FilterCriteria'],
  [{ FunctionName: 'other' }, 'there is no function other'],
  [{ EventSourceArn: 'arn:aws:kinesis:us-east-1:000000000000:stream/s' }, 'The local cloud polls queues only'],
])('%j stops the start', (more, sentence) => {
  expect(() => read(more)).toThrow(sentence);
});
