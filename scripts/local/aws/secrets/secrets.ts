import { randomUUID } from 'node:crypto';
import type { AwsRequest, AwsResponse, LocalService } from '../service.ts';
import { getSecretValue, lookUp, SecretsError } from './operations.ts';
import { openSecretStore, type SecretStore } from './store.ts';

export interface SecretsService extends LocalService {
  /** Creates a secret or sets a new value. */
  put(name: string, value: string): void;
  has(name: string): boolean;
  /** The current value by name or ARN, for dynamic references in a template. Throws when there is none. */
  value(nameOrArn: string): string;
}

function json(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8') || '{}');
  } catch {
    throw new SecretsError('SerializationException', 'The body is not JSON.');
  }
}

function perform(store: SecretStore, request: AwsRequest): object {
  const name = request.headers['x-amz-target']?.split('.')[1] ?? '';
  if (name !== 'GetSecretValue')
    throw new SecretsError('UnknownOperationException', `The local cloud has no operation "${name}".`);
  return getSecretValue(store, json(request.body));
}

function respond(status: number, body: object): AwsResponse {
  const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amzn-requestid': randomUUID() };
  return { status, headers, body: JSON.stringify(body) };
}

/** Other failures, such as an unreadable file, are answered as well, so that no caller hangs. */
function refusal(error: unknown): AwsResponse {
  if (error instanceof SecretsError) return respond(400, { __type: error.code, message: error.message });
  return respond(500, { __type: 'InternalServiceError', message: String(error) });
}

/** Secrets Manager for the local cloud: its values in one private file. */
export function openSecrets(options: { directory: string }): SecretsService {
  const store = openSecretStore(options.directory);
  return {
    put: (name, value) => store.put(name, value),
    has: (name) => store.get(name) !== undefined,
    value(nameOrArn) {
      const found = lookUp(store, nameOrArn);
      if (!found) throw new Error(`There is no secret ${nameOrArn}`);
      return found.secret.current.value;
    },
    async handle(request) {
      try {
        return respond(200, perform(store, request));
      } catch (error) {
        return refusal(error);
      }
    },
    async close() {},
  };
}
