import { describe, expect, it } from 'vitest';
import { neededFor } from './needed.ts';

const table = 'arn:aws:dynamodb:us-east-1:000000000000:table';
const inDynamodb = (operation: string, body: Record<string, unknown>) =>
  neededFor('dynamodb', operation, body).map(({ action, resource }) => `${action} ${resource.replace(table, '')}`);

describe('the permissions that a call needs', () => {
  it('are those for one message, on the queue, for several of them', () => {
    const QueueUrl = 'http://127.0.0.1:1/000000000000/Jobs';
    const of = (operation: string, body: Record<string, unknown>) =>
      neededFor('sqs', operation, body).map(({ action, resource }) => `${action} ${resource.split(':').at(-1)}`);
    expect(of('SendMessageBatch', { QueueUrl })).toEqual(['sqs:SendMessage Jobs']);
    expect(of('DeleteMessageBatch', { QueueUrl })).toEqual(['sqs:DeleteMessage Jobs']);
    expect(of('ChangeMessageVisibilityBatch', { QueueUrl })).toEqual(['sqs:ChangeMessageVisibility Jobs']);
    expect(of('GetQueueUrl', { QueueName: 'Jobs' })).toEqual(['sqs:GetQueueUrl Jobs']);
    expect(of('ListQueues', {})).toEqual(['sqs:ListQueues *']);
  });

  it('are on the index, not the table, for a query of an index', () => {
    expect(inDynamodb('Query', { TableName: 'T', IndexName: 'gsi1' })).toEqual(['dynamodb:Query /T/index/gsi1']);
    expect(inDynamodb('Query', { TableName: 'T' })).toEqual(['dynamodb:Query /T']);
    expect(inDynamodb('Scan', { TableName: 'T', IndexName: 'gsi1' })).toEqual(['dynamodb:Scan /T/index/gsi1']);
  });

  it('are those of all tables of a batch and all parts of a transaction', () => {
    expect(inDynamodb('BatchGetItem', { RequestItems: { T: {}, U: {} } })).toEqual([
      'dynamodb:BatchGetItem /T',
      'dynamodb:BatchGetItem /U',
    ]);
    const TransactItems = [{ Put: { TableName: 'T' } }, { ConditionCheck: { TableName: 'U' } }];
    expect(inDynamodb('TransactWriteItems', { TransactItems })).toEqual([
      'dynamodb:PutItem /T',
      'dynamodb:ConditionCheckItem /U',
    ]);
  });
});
