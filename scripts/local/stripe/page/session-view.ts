import { decimal, money } from '../money.ts';
import type { Charge, Dispute } from '../payment/records.ts';
import type { LineItem, Session, SessionRecord } from '../session/records.ts';
import { payPath } from './frame.ts';
import { type Html, html } from './html.ts';

export interface View extends SessionRecord {
  readonly charge: Charge | undefined;
  readonly dispute: Dispute | undefined;
  /** Where the shop continues: its success page, with the session id filled in. */
  readonly successUrl: string;
  readonly problem: string | undefined;
}

export function sessionView(view: View): Html {
  const { session } = view;
  return html`
${view.problem && html`<p class="alert" role="alert">${view.problem}</p>`}
<h1>${headline(session)}</h1>
<p class="muted">${session.customer_email ?? 'No email address given'}</p>
${ledger(view)}
${stateView(view)}
<p class="muted session">Session <span class="mono id">${session.id}</span></p>`;
}

export function titleOf(session: Session): string {
  return headline(session);
}

function headline({ status, payment_status }: Session): string {
  if (status === 'expired') return 'This checkout has expired';
  if (status === 'open') return 'Checkout';
  return payment_status === 'unpaid' ? 'Checkout completed' : 'Paid';
}

function stateView(view: View): Html {
  const { session, charge } = view;
  if (session.status === 'open') return openView(view);
  if (session.status === 'expired') return expiredView(session);
  if (charge?.status === 'pending') return waitingView(view);
  if (charge?.status === 'failed') return unpaidView(view);
  return paidView(view);
}

function ledger({ session, lines }: View): Html {
  return html`<table class="shelf" aria-label="What is paid for">
<tbody>${lines.map(lineRow)}
<tr class="total"><th scope="row">Total</th><td>${money(session.amount_total, session.currency)}</td></tr>
</tbody></table>`;
}

function lineRow({ description, quantity, amount_subtotal, currency }: LineItem): Html {
  const count = quantity > 1 && html` <span class="muted">× ${quantity}</span>`;
  return html`<tr><th scope="row">${description}${count}</th><td>${money(amount_subtotal, currency)}</td></tr>\n`;
}

function openView({ session }: View): Html {
  const total = session.amount_total;
  return html`<form class="stack" method="post" action="${payPath}${session.id}">
${action('pay', total === 0 ? 'Complete order' : `Pay ${money(total, session.currency)}`, 'primary')}
${total > 0 && action('later', 'Pay later by bank debit')}
${total > 0 && action('decline', 'Decline the card')}
${session.cancel_url !== null && action('cancel', 'Cancel and go back')}
</form>
<p class="muted">Open until ${time(session.expires_at)}</p>`;
}

function expiredView({ cancel_url }: Session): Html {
  return html`<p>Nothing was charged. Start again in the shop if you still want to buy.</p>
<p><a class="button primary" href="${cancel_url ?? '/'}">Back to the shop</a></p>`;
}

function waitingView({ session, successUrl }: View): Html {
  return html`<p class="state waiting">The money is on its way.</p>
<p><a class="button primary" href="${successUrl}">Back to the shop</a></p>
<h2>The bank's answer</h2>
<form class="row" method="post" action="${payPath}${session.id}">
${action('succeed', 'Payment arrives')}
${action('fail', 'Payment fails', 'destructive')}
</form>`;
}

function unpaidView({ charge, successUrl }: View): Html {
  return html`<p class="state failed">The payment failed. ${charge?.failure_message ?? ''}</p>
<p><a class="button primary" href="${successUrl}">Back to the shop</a></p>`;
}

function paidView(view: View): Html {
  return html`<p class="${paidLook(view)}">${paidSentence(view)}</p>
<p><a class="button primary" href="${view.successUrl}">Back to the shop</a></p>
${view.charge && afterwards(view, view.charge)}`;
}

function paidLook({ dispute }: View): string {
  if (dispute?.status === 'lost') return 'state failed';
  return dispute?.status === 'needs_response' ? 'state waiting' : 'state';
}

function paidSentence({ charge, dispute, session }: View): string {
  if (!charge) return 'There was nothing to pay.';
  const back = charge.amount_refunded > 0 ? ` ${money(charge.amount_refunded, session.currency)} refunded.` : '';
  const words = { needs_response: ' Disputed.', won: ' Dispute won.', lost: ' Dispute lost.' };
  return `Paid ${money(charge.amount, session.currency)}.${back}${dispute ? words[dispute.status] : ''}`;
}

/** What may happen later in the shop's payment account. */
function afterwards({ session, dispute }: View, charge: Charge): Html | undefined {
  const left = charge.amount - charge.amount_refunded;
  const open = dispute?.status === 'needs_response';
  const refundable = left > 0 && (!dispute || dispute.status === 'won');
  const isRefunded = charge.amount_refunded > 0;
  if (!open && !refundable && !isRefunded) return undefined;
  return html`<h2>Later</h2>
<p class="muted">As done in the payment account, outside the shop.</p>
${refundable && refundForm(session, left)}
<form class="row" method="post" action="${payPath}${session.id}">
${isRefunded && action('return', 'Bank sends refund back', 'destructive')}
${refundable && !dispute && action('dispute', 'Open dispute', 'destructive')}
${open && action('lose', 'Lose dispute', 'destructive')}
${open && action('win', 'Win dispute')}
</form>`;
}

function refundForm({ id, currency }: Session, left: number): Html {
  return html`<form class="row" method="post" action="${payPath}${id}">
<div><label for="amount">Amount in ${currency.toUpperCase()}</label>
<input id="amount" name="amount" inputmode="decimal" autocomplete="off" value="${decimal(left, currency)}"></div>
${action('refund', 'Refund')}
</form>`;
}

function action(name: string, label: string, look?: 'primary' | 'destructive'): Html {
  return html`<button type="submit" name="action" value="${name}"${look && html` class="${look}"`}>${label}</button>`;
}

function time(seconds: number): Html {
  const iso = new Date(seconds * 1000).toISOString();
  return html`<time class="mono" datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}
