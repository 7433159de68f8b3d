import { newUserItem } from '#functions/accounts/user/user.repo.ts';
import { countWrites } from '#functions/accounts/user/user-counts.ts';
import { userSearch } from '#functions/accounts/user/user-search.ts';
import { newOrderItems } from '#functions/commerce/order/order.repo.ts';
import { insertInquiryItem, type StoredInquiry } from '#functions/inquiries/inquiry.repo.ts';
import { countItems } from '#functions/inquiries/inquiry-counts.ts';
import { inquirySearch } from '#functions/inquiries/inquiry-search.ts';
import { auditItem } from '#lib/audit/audit.ts';
import { newId } from '#lib/ids.ts';
import { transact, type Write } from '#lib/table/transact.ts';
import { emailOf, nameOf, order, pick, timeOf, user } from './people.ts';

/**
 * Writes what a shop has after some years: so many users, orders, inquiries and acts of admins, each in the transaction that
 * the product itself writes it with. Users are profiles only, as nobody signs in with them. Its argument is how many.
 */

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
