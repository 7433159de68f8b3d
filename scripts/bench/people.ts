import { listedAs } from '#functions/accounts/user/listing.ts';
import type { StoredUser } from '#functions/accounts/user/user.repo.ts';
import type { OrderRecord } from '#functions/commerce/order/order.repo.ts';
import { newId } from '#lib/ids.ts';

/* People and orders of a shop with a history, by their numbers. */

const given = ['Ada', 'Benoît', 'Chen', 'Dagny', 'Elif', 'Femke', 'Goran', 'Hanna', 'Ines', 'Jun'];
const family = ['Okafor', 'Lefèvre', 'Wei', 'Halvorsen', 'Yıldız', 'de Vries', 'Marić', 'Novák', 'Silva', 'Tanaka'];
const titles = ['NIST CSF 2.0 in Practice', 'ISO 27001 Annex A', 'PCI DSS 4.0.1 for Payment Teams', 'SOC 2 for SaaS'];

export const pick = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;
export const nameOf = (number: number): string =>
  `${pick(given, number)} ${pick(family, Math.floor(number / given.length))}`;
export const emailOf = (number: number): string =>
  `${pick(['ada', 'ben', 'mara', 'nils'], number)}.${number}@example.test`;
/** A minute apart, the first one the oldest. */
export const timeOf = (number: number): string =>
  new Date(Date.parse('2026-01-01T00:00:00Z') + number * 60_000).toISOString();

/** A person who has a profile only: nobody signs in with it. */
export function user(number: number): StoredUser {
  const user_id = newId('user');
  const status = number % 20 === 0 ? 'inactive' : 'active';
  return {
    subject: `bench-${number}`,
    user_id,
    name: nameOf(number),
    email: emailOf(number),
    role: 'user',
    status,
    listed: listedAs({ role: 'user', status, user_id }),
    force_password_change: false,
    tokens_valid_after: 0,
    email_verified: true,
    created_at: timeOf(number),
  };
}

/** An order of two ebooks. */
export function order(number: number): OrderRecord {
  const at = timeOf(number);
  const line = (book: number) => ({
    ebook_id: newId('ebook'),
    title: pick(titles, number + book),
    price: 4900,
    paid: 4900,
    status: 'granted' as const,
  });
  return {
    id: newId('order'),
    user_id: newId('user'),
    email: emailOf(number),
    status: number % 10 === 0 ? 'expired' : 'paid',
    lines: [line(0), line(1)],
    ...{ subtotal: 9800, discount_amount: 0, total: 9800, currency: 'usd', refunds: [], refunded: 0, revision: 1 },
    created_at: at,
    paid_at: at,
  };
}
