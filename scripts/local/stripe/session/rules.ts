/** Stripe's limits for a checkout, with its messages. */
import { invalidRequest } from '../failure.ts';
import { money } from '../money.ts';
import type { Params } from '../request/params.ts';
import type { Transaction } from '../store/transaction.ts';

const shortestSeconds = 30 * 60;
const longestSeconds = 24 * 3600;
const leastTotal = 50;
const mostTotal = 99_999_999;

export function readExpiry(tx: Transaction, params: Params): number {
  const expiry = params.integer('expires_at') ?? tx.now + longestSeconds;
  const bound =
    expiry < tx.now + shortestSeconds
      ? 'at least 30 minutes'
      : expiry > tx.now + longestSeconds
        ? 'less than 24 hours'
        : undefined;
  if (bound === undefined) return expiry;
  const message = `The \`expires_at\` timestamp must be ${bound} from Checkout Session creation.`;
  throw invalidRequest(message, { param: 'expires_at' });
}

export function readUrl(params: Params, name: string): string | undefined {
  const url = params.text(name);
  if (url === undefined || (/^https?:\/\/\S+$/i.test(url) && URL.canParse(url))) return url;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
}

export function readEmail(params: Params): string | null {
  const email = params.text('customer_email', 800) ?? null;
  if (email === null || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  throw invalidRequest(`Invalid email address: ${email}`, { code: 'email_invalid', param: 'customer_email' });
}

/** Stripe accepts nothing, or half a dollar and more: a smaller card payment costs more than it brings. */
export function requireTotal(total: number, currency: string): void {
  if (total > 0 && total < leastTotal) {
    const least = money(leastTotal, currency);
    const message = `The Checkout Session's total amount due must add up to at least ${least} ${currency}`;
    throw invalidRequest(message, { code: 'amount_too_small' });
  }
  if (total > mostTotal) {
    const message = `The Checkout Session's total amount must be no more than ${money(mostTotal, currency)}`;
    throw invalidRequest(message, { code: 'amount_too_large' });
  }
}
