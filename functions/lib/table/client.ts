import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createClient } from '../aws/client.ts';
import { readEnv } from '../env.ts';

/** One client per instance; its endpoint and region come from the environment. */
const client = createClient(DynamoDBClient, 'dynamodb');
export const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** Configuration of every ElectroDB entity. */
export const tableConfiguration = { client: documents, table: readEnv('table').table };
