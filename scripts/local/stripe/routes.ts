import { findDispute } from './dispute/disputes.ts';
import { eventView } from './event/events.ts';
import type { Event } from './event/records.ts';
import { createdFilter, listPage } from './lists.ts';
import { findCharge } from './payment/payments.ts';
import { createRefund, findRefund, refundsOf } from './refund/refunds.ts';
import type { Params } from './request/params.ts';
import { createSession } from './session/create-session.ts';
import { expireSession, findSession, sessionsOf } from './session/sessions.ts';
import type { Transaction } from './store/transaction.ts';

interface Call {
  readonly tx: Transaction;
  readonly params: Params;
  /** The `:id` of the path, or ''. */
  readonly id: string;
  /** The path as received, which lists return as their `url`. */
  readonly path: string;
  readonly payPage: (session: string) => string;
}

/** An endpoint, named as Stripe's reference names it. Fault rules use the same names. */
interface Route {
  readonly operation: string;
  readonly answer: (call: Call) => object;
}

const routes: readonly Route[] = [
  {
    operation: 'POST /v1/checkout/sessions',
    answer: ({ tx, params, payPage }) => createSession(tx, params, payPage),
  },
  {
    operation: 'GET /v1/checkout/sessions',
    answer: ({ tx, params, path }) => listPage(sessionsOf(tx, params.text('payment_intent')), params, path),
  },
  {
    operation: 'GET /v1/checkout/sessions/:id',
    answer: ({ tx, id }) => findSession(tx, id).session,
  },
  {
    operation: 'POST /v1/checkout/sessions/:id/expire',
    answer: ({ tx, id }) => expireSession(tx, id),
  },
  { operation: 'GET /v1/charges/:id', answer: ({ tx, id }) => findCharge(tx, id) },
  { operation: 'POST /v1/refunds', answer: ({ tx, params }) => createRefund(tx, params) },
  { operation: 'GET /v1/refunds', answer: listRefunds },
  { operation: 'GET /v1/refunds/:id', answer: ({ tx, id }) => findRefund(tx, id) },
  { operation: 'GET /v1/disputes/:id', answer: ({ tx, id }) => findDispute(tx, id) },
  { operation: 'GET /v1/events', answer: listEvents },
];

export interface RouteMatch {
  readonly route: Route;
  readonly id: string;
}

export function findRoute(method: string, path: string): RouteMatch | undefined {
  const wanted = `${method} ${path}`.split('/');
  for (const route of routes) {
    const parts = route.operation.split('/');
    const fits = parts.length === wanted.length && parts.every((part, at) => part === ':id' || part === wanted[at]);
    if (fits) return { route, id: wanted[parts.indexOf(':id')] ?? '' };
  }
  return undefined;
}

function listRefunds({ tx, params, path }: Call) {
  const filter = { payment_intent: params.text('payment_intent'), charge: params.text('charge') };
  return listPage(refundsOf(tx, filter), params, path);
}

function listEvents({ tx, params, path }: Call) {
  const types = [params.text('type') ?? [], params.texts('types')].flat();
  const isCreated = createdFilter(params);
  const wanted = (event: Event) => isCreated(event) && (types.length === 0 || types.includes(event.type));
  const events = tx.all('event').filter(wanted).reverse();
  return listPage(
    events.map((event) => eventView(tx, event)),
    params,
    path,
  );
}
