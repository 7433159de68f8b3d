import { neededFor } from './iam/needed.ts';
import type { AwsRequest, AwsResponse, LocalService, Refusal, RestCall } from './service.ts';
import { refusal as queryRefusal, SesError } from './ses/query-protocol.ts';

/** How a request is understood and refused. */
export interface Protocol {
  callOf(request: Omit<AwsRequest, 'caller'>): RestCall;
  readonly denied: Pick<Refusal, 'type' | 'status'>;
  refusal(refusal: Refusal): AwsResponse;
}

const jsonRefusal = ({ status, type, message }: Refusal): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': type },
  body: JSON.stringify({ __type: type, message, Message: message }),
});

/** SES speaks the query protocol: its operation is a form field. */
const operationOf = ({ headers, body }: Pick<AwsRequest, 'headers' | 'body'>): string =>
  headers['x-amz-target']?.split('.').at(-1) ??
  new URLSearchParams(body.toString('latin1', 0, 200)).get('Action') ??
  '';

function parsed({ headers, body }: Pick<AwsRequest, 'headers' | 'body'>): Record<string, unknown> {
  if (!headers['x-amz-target']) return {};
  return JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>;
}

const jsonProtocol = (service: string): Protocol => ({
  callOf(request) {
    const operation = operationOf(request);
    return { operation, needed: neededFor(service, operation, parsed(request)) };
  },
  denied: service === 'sqs' ? { type: 'AccessDenied', status: 403 } : { type: 'AccessDeniedException', status: 400 },
  refusal: jsonRefusal,
});

/** Of SES: its clients read nothing but XML, also of an error that a test injects. */
const queryProtocol = (service: string): Protocol => ({
  ...jsonProtocol(service),
  refusal: ({ status, type, message }) => queryRefusal(new SesError(type, message, status)),
});

/** REST for a service that says so, else one of the protocols whose requests name their operation. */
export function protocolOf(name: string, { rest }: Pick<LocalService, 'rest'>, url: string): Protocol {
  if (!rest || rest.covers?.(url) === false) return name === 'ses' ? queryProtocol(name) : jsonProtocol(name);
  return {
    callOf: ({ method, url }) => rest.callOf(method, url) ?? { operation: '', needed: [] },
    denied: { type: rest.denied, status: 403 },
    refusal: (refusal) => rest.refusal(refusal),
  };
}

/** The answer to a request for a service that is not there. */
export const unknownService = (name: string): AwsResponse =>
  jsonRefusal({ status: 400, type: 'UnknownServiceException', message: `The local cloud has no ${name}` });
