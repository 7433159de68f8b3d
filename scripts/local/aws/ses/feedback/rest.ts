import * as z from 'zod';
import type { AwsRequest, AwsResponse, LocalClock, Refusal, RestProtocol } from '../../service.ts';
import { Reason, type SuppressionList } from './suppression-list.ts';

/* Version 2 of the API, as far as it is here: the suppression list. */

const path = '/v2/email/suppression/addresses';
const Input = z.object({ EmailAddress: z.string().min(1), Reason });

/** An error as version 2 names it. */
class RestError extends Error {
  readonly status: number;
  constructor(name: string, message: string, status: number) {
    super(message);
    this.name = name;
    this.status = status;
  }
}

interface Call {
  readonly operation: 'GetSuppressedDestination' | 'PutSuppressedDestination' | 'DeleteSuppressedDestination';
  /** Undefined if the body has it. */
  readonly address: string | undefined;
}

function callIn(method: string, url: string): Call | undefined {
  const { pathname } = new URL(url, 'http://local.test');
  if (method === 'PUT' && pathname === path) return { operation: 'PutSuppressedDestination', address: undefined };
  if (!pathname.startsWith(`${path}/`)) return undefined;
  const address = decodeURIComponent(pathname.slice(path.length + 1));
  if (method === 'GET') return { operation: 'GetSuppressedDestination', address };
  return method === 'DELETE' ? { operation: 'DeleteSuppressedDestination', address } : undefined;
}

const refusal = ({ type, message, status }: Refusal): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': type },
  body: JSON.stringify({ message }),
});

export const rest: RestProtocol = {
  covers: (url) => url.startsWith('/v2/'),
  callOf(method, url) {
    const call = callIn(method, url);
    if (!call) return undefined;
    const { operation } = call;
    // These calls are of no resource in particular.
    return { operation, needed: [{ action: `ses:${operation}`, resource: '*' }] };
  },
  denied: 'AccessDeniedException',
  refusal,
};

const missing = (address: string): RestError =>
  new RestError('NotFoundException', `Email address ${address} does not exist on your suppression list.`, 404);

function get(list: SuppressionList, address: string): object {
  const found = list.find(address);
  if (!found) throw missing(address);
  const { reason, since, messageId, feedbackId } = found;
  const Attributes = messageId && { Attributes: { MessageId: messageId, FeedbackId: feedbackId } };
  const SuppressedDestination = { EmailAddress: address, Reason: reason, LastUpdateTime: since / 1000, ...Attributes };
  return { SuppressedDestination };
}

function put(list: SuppressionList, body: Buffer, now: number): object {
  const { data, error } = Input.safeParse(JSON.parse(body.toString('utf8') || '{}'));
  if (!data) throw new RestError('BadRequestException', z.prettifyError(error), 400);
  if (!/^[^@\s]+@[^@\s]+$/.test(data.EmailAddress))
    throw new RestError('BadRequestException', 'The email address is not valid.', 400);
  list.put({ address: data.EmailAddress, reason: data.Reason, since: now });
  return {};
}

function perform(list: SuppressionList, clock: LocalClock, { method, url, body }: AwsRequest): object {
  const call = callIn(method, url);
  if (!call) throw new RestError('UnknownOperationException', `The local cloud does not know ${method} ${url}`, 404);
  const { operation, address = '' } = call;
  if (operation === 'PutSuppressedDestination') return put(list, body, clock.now());
  if (operation === 'GetSuppressedDestination') return get(list, address);
  if (!list.remove(address)) throw missing(address);
  return {};
}

/** Answers a request that `rest` covers. */
export function answerRest(list: SuppressionList, clock: LocalClock, request: AwsRequest): AwsResponse {
  try {
    const body = JSON.stringify(perform(list, clock, request));
    return { status: 200, headers: { 'content-type': 'application/json' }, body };
  } catch (error) {
    if (!(error instanceof RestError)) throw error;
    return refusal({ type: error.name, message: error.message, status: error.status });
  }
}
