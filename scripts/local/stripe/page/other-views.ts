import { money } from '../money.ts';
import type { Session } from '../session/records.ts';
import { payPath } from './frame.ts';
import { type Html, html } from './html.ts';

/** All payments, so that a developer finds one after closing its page. */
export function indexView(sessions: readonly Session[]): Html {
  const items = sessions.map(
    ({ id, status, payment_status, amount_total, currency, customer_email }) => html`<li>
<a href="${payPath}${id}">${customer_email ?? id.slice(-8)}</a>
<span class="muted">${status === 'complete' ? payment_status : status}</span>
<span class="mono">${money(amount_total, currency)}</span></li>`,
  );
  return html`<h1>Payments</h1>
${items.length === 0 ? html`<p>None yet. Check out in the shop to see one here.</p>` : html`<ul class="shelf">${items}</ul>`}`;
}

export function missingView(): Html {
  return html`<h1>No such checkout</h1>
<p>The address is not one that the shop was given. <a href="${payPath}">All payments</a></p>`;
}

/** Nothing was changed: a change is stored entirely or not at all. */
export function failedView(reason: string): Html {
  return html`<h1>Not possible now</h1>
<p>Nothing was changed. Go back and try again. <span class="muted">${reason}</span></p>`;
}
