import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Names of the errors that the table answers with, one after the other; then it answers. */
let errors: string[] = [];
let calls = 0;
let server: Server;
let documents: typeof import('./client.ts')['documents'];

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    calls += 1;
    const error = errors.shift();
    response.writeHead(error ? 400 : 200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify(error ? { __type: `com.amazonaws.dynamodb.v20120810#${error}`, message: error } : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.AWS_ACCESS_KEY_ID ??= 'unit';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'unit';
  ({ documents } = await import('./client.ts'));
});
afterAll(() => {
  documents.destroy();
  server.close();
});

const call = () => documents.send(new GetCommand({ TableName: 'unit', Key: { pk: 'a', sk: 'b' } }));

it('a call that meets a transaction under way is made again', async () => {
  errors = ['TransactionConflictException', 'TransactionConflictException'];
  calls = 0;
  await call();
  expect(calls).toBe(3);
});

it('one that is wrong is not', async () => {
  errors = ['ValidationException'];
  calls = 0;
  await expect(call()).rejects.toThrow('ValidationException');
  expect(calls).toBe(1);
});
