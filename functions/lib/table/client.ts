import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createClient } from '../aws/client.ts';
import { readEnv } from '../env.ts';

/** One client per instance; its endpoint and region come from the environment. */
const client = createClient(DynamoDBClient, 'dynamodb');

// DynamoDB refuses a plain write to an item that a transaction is changing at that moment. Nothing was written, and the SDK
// does not know that this passes.
client.middlewareStack.add(
  (next) => async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (error instanceof Error && error.name === 'TransactionConflictException')
        Object.assign(error, { $retryable: { throttling: false } });
      throw error;
    }
  },
  { name: 'retryAfterTransaction', step: 'finalizeRequest', priority: 'low' },
);

export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** Configuration of every ElectroDB entity. */
export const tableConfiguration = { client: documents, table: readEnv('table').table };
