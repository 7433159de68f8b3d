import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as library from '@aws-sdk/lib-dynamodb';

/**
 * The least that a function of the platform could be: the DynamoDB client, made, and its library whole, as ElectroDB
 * asks for it. What a function needs to start is measured against this.
 */
export const documents = library.DynamoDBDocumentClient.from(new DynamoDBClient({}));
export { library };
