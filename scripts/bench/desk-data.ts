import { listedAs } from '#functions/accounts/user/listing.ts';
import { newUserItem, type StoredUser } from '#functions/accounts/user/user.repo.ts';
import { countWrites } from '#functions/accounts/user/user-counts.ts';
import { userSearch } from '#functions/accounts/user/user-search.ts';
import { newOrderItems, type OrderRecord } from '#functions/commerce/order/order.repo.ts';
import { insertInquiryItem, type StoredInquiry } from '#functions/inquiries/inquiry.repo.ts';
import { countItems } from '#functions/inquiries/inquiry-counts.ts';
import { inquirySearch } from '#functions/inquiries/inquiry-search.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { newId } from '#lib/ids.ts';
import { transact, type Write } from '#lib/table/transact.ts';

/**
 * Writes what a shop has after some years: so many users, orders, inquiries and acts of admins, each in the transaction that
 * the product itself writes it with. Users are profiles only, as nobody signs in with them. Its argument is how many.
 */

const given = ['Ada', 'Benoît', 'Chen', 'Dagny', 'Elif', 'Femke', 'Goran', 'Hanna', 'Ines', 'Jun'];
const family = ['Okafor', 'Lefèvre', 'Wei', 'Halvorsen', 'Yıldız', 'de Vries', 'Marić', 'Novák', 'Silva', 'Tanaka'];
const titles = ['NIST CSF 2.0 in Practice', 'ISO 27001 Annex A', 'PCI DSS 4.0.1 for Payment Teams', 'SOC 2 for SaaS'];

const pick = <T>(values: readonly T[], number: number): T => values[number % values.length] as T;
const nameOf = (number: number): string => `${pick(given, number)} ${pick(family, Math.floor(number / given.length))}`;
const emailOf = (number: number): string => `${pick(['ada', 'ben', 'mara', 'nils'], number)}.${number}@example.test`;
/** A minute apart, the first one the oldest. */
const timeOf = (number: number): string => new Date(Date.parse('2026-01-01T00:00:00Z') + number * 60_000).toISOString();

function user(number: number): StoredUser {
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

function order(number: number): OrderRecord {
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

function inquiry(number: number): StoredInquiry {
  const at = timeOf(number);
  return {
    id: newId('inquiry'),
    kind: pick(['contact', 'advertise', 'coaching'] as const, number),
    state: pick(['done', 'done', 'done', 'open', 'new'] as const, number),
    name: nameOf(number),
    email: emailOf(number),
    subject: 'A question about an order',
    message: 'Which edition of the standard does this cover? '.repeat(8),
    ...{
      phone: '',
      company: '',
      advertisingBudget: '',
      advertisingGoals: '',
      inquiryType: '',
      interest: '',
      notes: '',
    },
    replies: [],
    list: 'all',
    created_at: at,
    updated_at: at,
    revision: 1,
  };
}

const admin = { id: newId('user'), name: 'Ada Admin' };

/** The transactions of everything with this number. */
function transactionsOf(number: number): Write[][] {
  const [person, bought, asked] = [user(number), order(number), inquiry(number)];
  const act = { action: 'user.activated', target: { id: person.user_id, name: 'a…@example.test' } } as const;
  return [
    [newUserItem(person), ...userSearch.items(undefined, person), ...countWrites(undefined, person)],
    [...newOrderItems(bought), auditItem(admin, act)],
    [insertInquiryItem(asked), ...countItems(undefined, asked), ...inquirySearch.items(undefined, asked)],
  ];
}

const count = Number(process.argv[2]);
for (let number = 0; number < count; number += 10) {
  const together = Array.from({ length: Math.min(10, count - number) }, (_, each) => transactionsOf(number + each));
  await Promise.all(together.flat().map((writes) => transact(writes)));
}
