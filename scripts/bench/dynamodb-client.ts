import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as library from '@aws-sdk/lib-dynamodb';

/**
 * The smallest function the platform could have: a DynamoDB client and its whole library, as ElectroDB requires it.
 * The baseline for what a function needs to start.
 */
export const documents = library.DynamoDBDocumentClient.from(new DynamoDBClient({}));
export { library };
