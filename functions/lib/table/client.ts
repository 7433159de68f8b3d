import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { readEnv } from '../env.ts';

/** One client per instance; its endpoint and region come from the environment. */
const client = new DynamoDBClient({
  maxAttempts: 4,
  // Without the last one a call that is not answered only leaves a line in the log.
  requestHandler: { requestTimeout: 5000, connectionTimeout: 1000, throwOnRequestTimeout: true },
});
export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** Configuration of every ElectroDB entity. */
export const tableConfiguration = { client: documents, table: readEnv('table').table };
