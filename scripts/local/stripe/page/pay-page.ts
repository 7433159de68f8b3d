import type { StripeResponse } from '../api.ts';
import { closeDispute, disputeOf, openDispute } from '../dispute/disputes.ts';
import { StripeFailure } from '../failure.ts';
import { parseDecimal } from '../money.ts';
import { findCharge, findIntent, pay, payLater, settle } from '../payment/payments.ts';
import type { Charge } from '../payment/records.ts';
import { failRefund, refund } from '../refund/refunds.ts';
import type { Session } from '../session/records.ts';
import { findSession, sessionsOf } from '../session/sessions.ts';
import type { Engine } from '../store/engine.ts';
import type { Transaction } from '../store/transaction.ts';
import { pageResponse, payPath, redirect } from './frame.ts';
import { html } from './html.ts';
import { failedView, indexView, missingView } from './other-views.ts';
import { sessionView, titleOf, type View } from './session-view.ts';

export interface PageRequest {
  readonly method: string;
  /** Decoded path from the site's root. */
  readonly path: string;
  readonly body: string;
  readonly query: URLSearchParams;
}

const listed = 50;

/** Looked up by a name in the query, so that a link cannot put words into the page. */
const problems = new Map([
  ['declined', 'Your card was declined.'],
  ['amount', 'That is not an amount that can be refunded here.'],
  ['late', 'That is no longer possible. This is the current state.'],
]);

/** The hosted page; undefined for other paths. */
export function answerPage(engine: Engine, request: PageRequest): StripeResponse | undefined {
  if (request.path !== payPath.slice(0, -1) && !request.path.startsWith(payPath)) return undefined;
  const id = request.path.slice(payPath.length);
  if (request.method === 'POST' && id !== '') return orErrorPage(() => act(engine, id, request));
  if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed();
  return orErrorPage(() => engine.run((tx) => (id === '' ? index(tx) : show(tx, id, request.query))));
}

function orErrorPage(work: () => StripeResponse): StripeResponse {
  try {
    return work();
  } catch (failure) {
    if (failure instanceof StripeFailure && failure.status === 404) {
      return pageResponse(404, 'No such checkout', missingView());
    }
    return pageResponse(500, 'Not possible now', failedView(failure instanceof Error ? failure.message : ''));
  }
}

function notAllowed(): StripeResponse {
  const response = pageResponse(405, 'Not allowed', html`<h1>Not allowed</h1>`);
  return { ...response, headers: { ...response.headers, allow: 'GET, HEAD, POST' } };
}

function index(tx: Transaction): StripeResponse {
  return pageResponse(200, 'Payments', indexView(sessionsOf(tx, undefined).slice(0, listed)));
}

function show(tx: Transaction, id: string, query: URLSearchParams): StripeResponse {
  const record = findSession(tx, id);
  const charge = chargeOf(tx, record.session);
  const view: View = {
    ...record,
    charge,
    dispute: charge && disputeOf(tx, charge.id),
    successUrl: successUrl(record.session),
    problem: problems.get(query.get('problem') ?? ''),
  };
  return pageResponse(200, titleOf(record.session), sessionView(view));
}

/** A button that no longer applies (a second click, an old tab) changes nothing and shows the current state. */
function act(engine: Engine, id: string, { body }: PageRequest): StripeResponse {
  const form = new URLSearchParams(body);
  try {
    return engine.run((tx) => perform(tx, id, form.get('action') ?? '', form));
  } catch (failure) {
    if (!(failure instanceof StripeFailure && failure.status === 400)) throw failure;
    return back(id, failure.body.param === 'amount' ? 'amount' : 'late');
  }
}

function perform(tx: Transaction, id: string, action: string, form: URLSearchParams): StripeResponse {
  const { session } = findSession(tx, id);
  if (action === 'cancel') return redirect(session.cancel_url === null ? payPath + id : plainUrl(session.cancel_url));
  if (action === 'decline') return session.status === 'open' ? back(id, 'declined') : back(id, 'late');
  if (action === 'pay' || action === 'later') return payNow(tx, session, action);
  if (action === 'succeed' || action === 'fail') settle(tx, id, action === 'succeed');
  else changeCharge(tx, session, action, form);
  return back(id);
}

/** A second click on Pay leads to the shop like the first one. */
function payNow(tx: Transaction, session: Session, action: 'pay' | 'later'): StripeResponse {
  if (session.status === 'expired') return back(session.id);
  if (session.status === 'open') (action === 'pay' ? pay : payLater)(tx, session.id);
  return redirect(successUrl(session));
}

function changeCharge(tx: Transaction, session: Session, action: string, form: URLSearchParams): void {
  const charge = chargeOf(tx, session);
  if (!charge) throw new StripeFailure(400, { type: 'invalid_request_error', message: 'Nothing was paid.' });
  if (action === 'refund') refund(tx, charge, { amount: refundAmount(charge, form), metadata: {} });
  if (action === 'return') failRefund(tx, charge);
  if (action === 'dispute') openDispute(tx, charge);
  if (action === 'lose' || action === 'win') closeDispute(tx, charge, action === 'win' ? 'won' : 'lost');
}

/** An empty amount means everything that is left. */
function refundAmount({ currency }: Charge, form: URLSearchParams): number | undefined {
  const text = form.get('amount');
  if (text === null || text.trim() === '') return undefined;
  const amount = parseDecimal(text, currency);
  if (amount) return amount;
  throw new StripeFailure(400, { type: 'invalid_request_error', message: 'Invalid amount', param: 'amount' });
}

function chargeOf(tx: Transaction, { payment_intent }: Session): Charge | undefined {
  return payment_intent === null ? undefined : findCharge(tx, findIntent(tx, payment_intent).latest_charge);
}

function back(id: string, problem?: 'declined' | 'amount' | 'late'): StripeResponse {
  return redirect(`${payPath}${id}${problem ? `?problem=${problem}` : ''}`);
}

function successUrl({ success_url, id }: Session): string {
  return plainUrl(success_url.replaceAll('{CHECKOUT_SESSION_ID}', id));
}

/** Encoded for a header. */
function plainUrl(url: string): string {
  return new URL(url).href;
}
