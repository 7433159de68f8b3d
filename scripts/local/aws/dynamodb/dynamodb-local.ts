import { randomBytes } from 'node:crypto';
import type { AwsRequest, AwsResponse } from '../service.ts';
import type { LocalDynamodb } from './dynamodb.ts';

/**
 * AWS's own DynamoDB Local, running at `url`, in place of the embedded store: a second opinion on the same requests. It
 * keeps a database per access key. Every cloud uses its own key, so one process serves all of them.
 */
export function openDynamodbLocal(url: string): LocalDynamodb {
  const accessKey = randomBytes(10).toString('hex');
  return {
    handle: (request) => forward(url, accessKey, request),
    sweepExpired: async () => 0,
    itemsWritten: () => {
      throw new Error('DynamoDB Local does not count what is written');
    },
    get units(): never {
      throw new Error('DynamoDB Local does not tell what is read and written');
    },
    leaveUnprocessed: () => {
      throw new Error('DynamoDB Local processes all of a batch');
    },
    delayReads: () => {
      throw new Error('Reads of DynamoDB Local are never late');
    },
    close: async () => undefined,
  };
}

/** Any signature will do: only its form is checked there. */
const authorization = (accessKey: string) =>
  `AWS4-HMAC-SHA256 Credential=${accessKey}/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`;

async function forward(url: string, accessKey: string, request: AwsRequest): Promise<AwsResponse> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': request.headers['content-type'] ?? 'application/x-amz-json-1.0',
      'x-amz-target': request.headers['x-amz-target'] ?? '',
      authorization: authorization(accessKey),
    },
    body: new Uint8Array(request.body),
  });
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
