import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { LocalService } from '../../service.ts';
import { type LocalDynamodb, openDynamodb } from '../dynamodb.ts';

async function pass(service: LocalService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const answer = await service.handle({
    caller: 'test',
    method: request.method ?? '',
    url: request.url ?? '',
    headers: request.headers as Record<string, string>,
    body: Buffer.concat(chunks),
  });
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

/** A clock that stands still until a test moves it. */
export function movableClock(start = Date.UTC(2030, 0, 1)): { now(): number; advance(milliseconds: number): void } {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export interface TestDynamodb {
  readonly service: LocalDynamodb;
  readonly endpoint: string;
  readonly client: DynamoDBClient;
  readonly documents: DynamoDBDocumentClient;
  readonly clock: ReturnType<typeof movableClock>;
  stop(): Promise<void>;
}

/** The service behind a small HTTP server, with the clients the application uses. */
export async function serveDynamodb(directory?: string): Promise<TestDynamodb> {
  const clock = movableClock();
  const service = await openDynamodb({ directory, clock });
  const server = createServer((request, response) => {
    pass(service, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  // Longer than the client keeps a connection, so it never sends on one that is about to be closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const client = new DynamoDBClient({ endpoint, region: 'us-east-1', credentials, maxAttempts: 1 });
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const stop = async (): Promise<void> => {
    client.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await service.close();
  };
  return { service, endpoint, client, documents, clock, stop };
}

const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });
const key = (hash: string, range: string) => [
  { AttributeName: hash, KeyType: 'HASH' as const },
  { AttributeName: range, KeyType: 'RANGE' as const },
];

/** A table in the style of the platform's: `pk`, `sk` and the index `gs1`. */
export const singleTable = (TableName: string): CreateTableCommand =>
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk', 'gs1pk', 'gs1sk'].map(text),
    KeySchema: key('pk', 'sk'),
    GlobalSecondaryIndexes: [
      { IndexName: 'gs1', KeySchema: key('gs1pk', 'gs1sk'), Projection: { ProjectionType: 'ALL' } },
    ],
  });

/** The error that answers a request; fails if the request succeeds. */
export async function failure<Expected extends Error = Error>(request: Promise<unknown>): Promise<Expected> {
  const outcome = await request.then(
    () => undefined,
    (error: unknown) => error as Expected,
  );
  if (!outcome) throw new Error('The request succeeded');
  return outcome;
}
