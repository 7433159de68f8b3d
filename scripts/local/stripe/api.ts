import Stripe from 'stripe';
import { expand } from './expand.ts';
import { type ErrorBody, StripeFailure } from './failure.ts';
import { type FaultRule, type Faults, faultBody } from './faults.ts';
import { newId } from './ids.ts';
import { requireSecretKey } from './request/api-key.ts';
import { canonicalForm, decodeForm } from './request/form.ts';
import { type KeyedRequest, saveAnswer, savedAnswer } from './request/idempotency.ts';
import { Params } from './request/params.ts';
import { findRoute, type RouteMatch } from './routes.ts';
import type { Engine } from './store/engine.ts';
import type { Transaction } from './store/transaction.ts';

export interface StripeRequest {
  readonly method: string;
  /** Path and query as received, still encoded. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

export interface StripeResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface ApiOptions {
  readonly engine: Engine;
  readonly faults: Faults;
  readonly payPage: (session: string) => string;
}

interface Received extends StripeRequest {
  readonly requestId: string;
  readonly path: string;
  readonly form: string;
  readonly key: string | undefined;
}

type Answer = Pick<StripeResponse, 'status' | 'body'> & { readonly headers?: Readonly<Record<string, string>> };

/** Answers one API request as Stripe would, or as a fault rule says. */
export async function answerApi(options: ApiOptions, request: StripeRequest): Promise<StripeResponse> {
  const received = receive(request);
  const match = findRoute(received.method, received.path);
  const rule = options.faults.take(match?.route.operation ?? 'unknown');
  if (rule && !rule.afterwards) await options.faults.delay(rule);
  const answer = rule?.status && !rule.afterwards ? fault(rule) : attempt(options, received, match);
  if (rule?.afterwards) await options.faults.delay(rule);
  return respond(received, rule?.status ? fault(rule) : answer);
}

function receive(request: StripeRequest): Received {
  const [path = '', query = ''] = request.url.split('?', 2);
  const key = request.headers['idempotency-key'];
  return {
    ...request,
    requestId: newId('req_'),
    path,
    form: request.method === 'POST' ? request.body.toString('utf8') : query,
    key: request.method === 'POST' && typeof key === 'string' ? key : undefined,
  };
}

function attempt(options: ApiOptions, received: Received, match: RouteMatch | undefined): Answer {
  try {
    requireSecretKey(received.headers.authorization);
    if (!match) throw unknownUrl(received);
    const cause = { id: received.requestId, idempotency_key: received.key ?? null };
    return options.engine.run((tx) => answerOnce(options, tx, received, match), cause);
  } catch (failure) {
    return failed(failure);
  }
}

/** Repeats the answer for an idempotency key without doing the work again. */
function answerOnce(options: ApiOptions, tx: Transaction, received: Received, match: RouteMatch): Answer {
  if (received.key === undefined) return perform(options, tx, received, match);
  const request: KeyedRequest = {
    key: received.key,
    operation: `${received.method} ${received.path}`,
    form: canonicalForm(received.form),
  };
  const saved = savedAnswer(tx, request);
  if (saved) {
    const headers = { 'idempotent-replayed': 'true', 'original-request': saved.request };
    return { status: saved.status, body: saved.body, headers };
  }
  const answer = refusalAsAnswer(tx, () => perform(options, tx, received, match));
  saveAnswer(tx, request, { request: received.requestId, status: answer.status, body: answer.body });
  return answer;
}

/** A refusal that Stripe remembers rolls back what the request began, but is itself stored. */
function refusalAsAnswer(tx: Transaction, work: () => Answer): Answer {
  try {
    return work();
  } catch (failure) {
    if (!(failure instanceof StripeFailure && failure.final)) throw failure;
    tx.discard();
    return failed(failure);
  }
}

function perform({ payPage }: ApiOptions, tx: Transaction, received: Received, { route, id }: RouteMatch): Answer {
  const params = new Params(decodeForm(received.form));
  const paths = params.texts('expand');
  const object = route.answer({ tx, params, id, path: received.path, payPage });
  params.finish();
  return { status: 200, body: JSON.stringify(expand(tx, { ...object }, paths), null, 2) };
}

function unknownUrl({ method, path }: Received): StripeFailure {
  const message = `Unrecognized request URL (${method}: ${path}). The payment stand-in does not support it.`;
  return new StripeFailure(404, { type: 'invalid_request_error', message });
}

function fault({ status = 500 }: FaultRule): Answer {
  return errorAnswer(status, faultBody(status));
}

/** A failure of the stand-in itself (a full disk, say) is answered like an internal error at Stripe. */
function failed(failure: unknown): Answer {
  if (failure instanceof StripeFailure) return errorAnswer(failure.status, failure.body);
  const message = failure instanceof Error ? failure.message : String(failure);
  return errorAnswer(500, { type: 'api_error', message: `The payment stand-in failed: ${message}` });
}

function errorAnswer(status: number, error: ErrorBody): Answer {
  return { status, body: JSON.stringify({ error }, null, 2) };
}

function respond({ requestId, key }: Received, { status, body, headers }: Answer): StripeResponse {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-cache, no-store',
      'request-id': requestId,
      'stripe-version': Stripe.API_VERSION,
      ...(key !== undefined && { 'idempotency-key': key }),
      ...headers,
    },
    body,
  };
}
