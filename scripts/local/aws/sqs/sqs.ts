import { randomUUID } from 'node:crypto';
import type { AwsResponse, LocalService } from '../service.ts';
import { SqsError } from './errors.ts';
import { perform } from './operations.ts';
import { LocalQueues, type QueuesOptions } from './queues.ts';

export interface SqsService extends LocalService {
  readonly queues: LocalQueues;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new SqsError('MalformedInput', 'The body is not JSON.');
  }
}

function respond(status: number, body: object, more: Record<string, string> = {}): AwsResponse {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-requestid': randomUUID(), ...more };
  return { status, headers, body: JSON.stringify(body) };
}

/** Other failures, such as a full disk, are answered as well, so that no caller hangs. */
function refusal(error: unknown): AwsResponse {
  if (error instanceof SqsError) {
    const body = { __type: `com.amazonaws.sqs#${error.code}`, message: error.message };
    return respond(error.status, body, { 'x-amzn-query-error': `${error.queryCode};Sender` });
  }
  return respond(500, { __type: 'com.amazonaws.sqs#InternalError', message: String(error) });
}

/** SQS for the local cloud: the standard queues of the template. */
export function openSqs(options: QueuesOptions): SqsService {
  const queues = new LocalQueues(options);
  return {
    queues,
    async handle({ headers, body, caller }) {
      try {
        const operation = headers['x-amz-target']?.split('.')[1] ?? '';
        return respond(
          200,
          await perform(queues, operation, json(body), { caller, host: headers.host ?? 'localhost' }),
        );
      } catch (error) {
        return refusal(error);
      }
    },
    close: async () => queues.close(),
  };
}
