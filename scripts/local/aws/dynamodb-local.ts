import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '../inputs.ts';
import type { LocalDynamodb } from './dynamodb/dynamodb.ts';
import type { AwsRequest, AwsResponse } from './service.ts';

/** Where `npm run test:dynamodb-local` puts AWS's DynamoDB Local. */
export const dynamodbLocalFolder = join(projectRoot, '.cache/dynamodb-local');

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function launch(port: number): ChildProcess {
  if (!existsSync(join(dynamodbLocalFolder, 'DynamoDBLocal.jar')))
    throw new Error('DynamoDB Local is not here; `npm run test:dynamodb-local` fetches it');
  const options = ['-Xmx512m', '-Djava.library.path=./DynamoDBLocal_lib', '-jar', 'DynamoDBLocal.jar'];
  const settings = ['-inMemory', '-sharedDb', '-disableTelemetry', '-port', String(port)];
  return spawn('java', [...options, ...settings], { cwd: dynamodbLocalFolder, stdio: 'ignore' });
}

async function ready(url: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('DynamoDB Local does not answer');
}

/** AWS's own DynamoDB Local in the place of the embedded store: a second opinion on the same requests. */
export async function openDynamodbLocal(): Promise<LocalDynamodb> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const child = launch(port);
  await ready(url);
  return {
    handle: (request) => forward(url, request),
    sweepExpired: async () => 0,
    close: async () => {
      child.kill();
    },
  };
}

/** The signature is not checked there, but its form is: any will do. */
const authorization =
  'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0';

async function forward(url: string, request: AwsRequest): Promise<AwsResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0',
      'x-amz-target': request.headers['x-amz-target'] ?? '',
      authorization,
    },
    body: new Uint8Array(request.body),
  });
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
